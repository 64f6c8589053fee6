/** The French texts of Styles. */
export const fr = {
  'styles.colours': 'Les couleurs selon leur sens',
  'styles.type': 'Caractères',
  'styles.specimen': 'Vingt et une cases sur 81, 14:32',
  'styles.measures': 'Espace, coins, mouvement',
  'styles.buttons': 'Boutons',
  'styles.fields': 'Champs',
  'styles.slips': 'Fiches et avis',
  'styles.prose': 'Le 5 a deux places dans la ligne 7, et deux dans la colonne 5.',
  'styles.meters': 'Où l’on en est, et quels jours',
  'styles.board': 'Une grille dans tous ses états',
  'styles.signs': 'Les signes des règles',
  'styles.icons': 'Icônes',
} as const;
