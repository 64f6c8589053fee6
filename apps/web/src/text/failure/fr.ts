/** The French texts of a part that has stopped. */
export const fr = {
  'failure.stopped': 'Cette partie de Pencilmark s’est arrêtée.',
  'failure.kept':
    'Quelque chose s’y est mal passé, et c’est notre faute. Ta partie et tout ce que tu gardes sont en sécurité.',
  'failure.again': 'Réessayer',
  'failure.copy': 'Copier ce qui s’est passé',
  'failure.what': 'Ce qui s’est passé',
};
