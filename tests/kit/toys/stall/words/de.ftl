good-apple = Apfel
good-pear = Birne
basket-apple = Ein Korb { good-apple }
do-buy = { $good } kaufen
ask-buy = Was kaufst du?
event-buys = { $seat } kauft: { $good }.
