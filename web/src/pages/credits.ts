// Names are not translated, so they stand here and not in the catalogues.

/** Everybody who drew icons of the game-icons set. */
export const AUTHORS = [
  "Lorc", "Delapouite", "John Colburn", "Felbrigg", "John Redman", "Carl Olsen", "Sbed", "PriorBlue", "Willdabeast",
  "Viscious Speed", "Lord Berandas", "Irongamer", "HeavenlyDog", "Lucas", "Faithtoken", "Skoll", "Andy Meneely",
  "Cathelineau", "Kier Heyl", "Aussiesim", "Sparker", "Zeromancer", "Rihlsul", "Quoting", "Guard13007",
  "DarkZaitzev", "SpencerDub", "GeneralAce135", "Zajkonur", "Catsu", "Starseeker", "Pepijn Poolman",
  "Pierre Leducq", "Caro Asercion",
];

/** A font, who drew it, and the name of its licence text. */
export const FONTS = [
  ["EB Garamond", "Georg Duffner, Octavio Pardo", "eb-garamond"],
  ["Cinzel", "Natanael Gama", "cinzel"],
  ["IM Fell English", "Igino Marini", "im-fell-english"],
  ["IM Fell English SC", "Igino Marini", "im-fell-english-sc"],
] as const;

export const SOFTWARE = ["Svelte", "Vite", "TypeScript", "Fluent", "Litestar", "msgspec", "uvicorn", "SQLite", "Fontsource", "Iconify"];
