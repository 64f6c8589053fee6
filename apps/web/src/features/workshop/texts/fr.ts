/** The French texts of Workshop. */
export const fr = {
  'workshop.says': 'Tout ce qu’on peut faire de grilles, à part les résoudre.',
  'workshop.create.says': 'Fais ta propre grille, et vois à chaque pas si elle a une seule solution.',
  'workshop.watch.says': 'Vois comment cherchent les solveurs, côte à côte et pas à pas.',
  'workshop.import.says': 'Apporte des grilles : un texte, un lien, un fichier, ou chiffre par chiffre.',
  'workshop.scan.says': 'Une photo ou une capture d’écran devient une partie.',
  'workshop.print.says': 'Des grilles sur papier, une ou six par page, avec leurs solutions.',
  'workshop.docs': 'Documentation',
  'workshop.docs.says':
    'Tutoriels, recettes, chaque technique et chaque règle en image, et la bibliothèque pour les programmes.',
} as const;
