# Fazioni

faction-beast = Bestie
line-beast = C’erano già prima della prima alba; sulla seconda non hanno opinioni.
faction-hollow = Gente Cava
line-hollow = Bussi, e risponde qualcun altro.
faction-tidewrought = Gente di Marea
line-tidewrought = Il mare se n’è andato; aspetta ancora che torni a prenderla.
faction-ashen = Gente di Cenere
line-ashen = È bruciata una volta sola e ha scoperto che le donava.
faction-wayfolk = Gente di Strada
line-wayfolk = Possiede quanto può portare un mulo, e nessun mulo.
faction-clockborn = Gente a Molla
line-clockborn = Caricata ogni mattina. Nessuno ricorda da chi.
