/** The French texts of Share. */
export const fr = {
  'share.says': 'Donne cette grille à quelqu’un, ou garde-la pour toi.',
  'share.none': 'Il n’y a pas encore de partie à partager.',
  'share.progress': 'Avec les chiffres et notes écrits jusqu’ici',
  'share.linkSays': 'Ouvre la grille dans tout navigateur. Rien n’est stocké nulle part : le lien est la grille.',
  'share.link': 'Lien',
  'share.onlyHere':
    'Ce lien ne marche que sur cette machine. Pour d’autres, lance l’app avec cette commande et ouvre l’adresse qu’elle affiche :',
  'share.qrSays': 'Vise-le avec un téléphone.',
  'share.qrTitle': 'Code QR',
  'share.qr': 'Code QR du lien',
  'share.qrTooLong': 'Le lien est trop long pour un code QR.',
  'share.copyLink': 'Copier le lien',
  'share.copyText': 'Copier le texte',
  'share.copyPicture': 'Copier l’image',
  'share.copyQr': 'Copier le code',
  'share.notCopiedPicture': 'Ce navigateur ne peut pas copier d’images ; enregistre-la.',
  'share.textSays':
    'Pour d’autres programmes, des courriels, des forums. Il n’a que les chiffres imprimés, jamais les tiens.',
  'share.text': 'En texte',
  'share.format': 'Format',
  'share.picture': 'En image',
  'share.png': 'Enregistrer en PNG',
  'share.svg': 'Enregistrer en SVG',
  'share.preview': 'La grille en image',
} as const;
