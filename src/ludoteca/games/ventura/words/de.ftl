### Ventura.
