good-apple = Mela
good-pear = Pera
basket-apple = Un cesto di { good-apple }
do-buy = Compra { $good }
ask-buy = Che cosa compri?
event-buys = { $seat } compra: { $good }.
