good-apple = Apple
good-pear = Pear
basket-apple = A basket of { good-apple }
do-buy = Buy { $good }
ask-buy = What do you buy?
event-buys = { $seat } buys: { $good }.
