// A boardgame.io server with one game about as large as Condottiere: three or four seats, a map of 17 regions, hands of ten
// cards that only their owners see, a line of played cards before each seat. It listens on loopback, at any free port.
const { Server } = require("boardgame.io/server");

const SEATS = Number(process.env.SEATS || 4);
const REGIONS = [
  "torino", "milano", "venezia", "genova", "mantova", "parma", "modena", "ferrara", "bologna",
  "lucca", "firenze", "siena", "spoleto", "urbino", "ancona", "roma", "napoli",
];
const KINDS = [
  "mercenary-1", "mercenary-2", "mercenary-3", "mercenary-4", "mercenary-5", "mercenary-6", "mercenary-10",
  "drummer", "scarecrow", "bishop", "heroine", "winter", "spring", "surrender", "turncoat", "courtesan",
];
const HAND = 10;

const deal = (G, random) => {
  G.secret.deck = random.Shuffle(Array.from({ length: 110 }, (_, i) => KINDS[i % KINDS.length]));
  G.players.forEach((player) => (player.hand = G.secret.deck.splice(0, HAND)));
};

const endBattle = (G, random) => {
  const strengths = G.players.map((player) => player.line.reduce((sum, card) => sum + (Number(card.split("-")[1]) || 1), 0));
  const winner = strengths.indexOf(Math.max(...strengths));
  G.regions[G.fought].owner = winner;
  G.battles += 1;
  G.fought = random.Die(REGIONS.length) - 1;
  G.passes = 0;
  G.players.forEach((player) => {
    G.discarded.push(...player.line);
    player.line = [];
    player.passed = false;
  });
  if (G.players.every((player) => player.hand.length < 3)) {
    G.discarded = [];
    deal(G, random);
  }
};

const game = {
  name: "like",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: ({ random }) => {
    const G = {
      secret: { deck: [] },
      players: Array.from({ length: SEATS }, (_, seat) => ({ seat, hand: [], line: [], passed: false })),
      regions: REGIONS.map((name) => ({ name, owner: -1, closed: false })),
      fought: 0,
      passes: 0,
      battles: 0,
      discarded: [],
    };
    deal(G, random);
    return G;
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      move: ({ G, playerID }, card) => {
        const player = G.players[Number(playerID)];
        if (!(card < player.hand.length)) return "INVALID_MOVE";
        player.line.push(...player.hand.splice(card, 1));
        G.passes = 0;
      },
      client: false,
    },
    pass: {
      move: ({ G, playerID, random }) => {
        G.players[Number(playerID)].passed = true;
        G.passes += 1;
        if (G.passes >= SEATS) endBattle(G, random);
      },
      client: false,
    },
  },
  // Each seat sees its own hand, and of the others' the number of cards.
  playerView: ({ G, playerID }) => {
    const { secret, players, ...open } = G;
    const seen = players.map(({ hand, ...player }) =>
      String(player.seat) === playerID ? { ...player, hand, cards: hand.length } : { ...player, cards: hand.length },
    );
    return { ...open, deck: secret.deck.length, players: seen };
  },
};

const server = Server({ games: [game], origins: [] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, then) => listen(port, "127.0.0.1", then);
server.run({ port: 0 }).then(({ appServer }) => console.log(`listening ${appServer.address().port}`));
