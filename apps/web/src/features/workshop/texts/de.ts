/** The German texts of Workshop. */
export const de = {
  'workshop.says': 'Alles, was du mit Rätseln außer dem Lösen noch tun kannst.',
  'workshop.create.says': 'Eigene Rätsel entwerfen und bei jedem Schritt sehen, ob es genau eine Lösung gibt.',
  'workshop.watch.says': 'Zusehen, wie Löser suchen: nebeneinander, Schritt für Schritt.',
  'workshop.import.says': 'Rätsel mitbringen: als Text, Link oder Datei, oder Ziffer für Ziffer.',
  'workshop.scan.says': 'Aus dem Foto eines Rätsels wird ein Spiel.',
  'workshop.print.says': 'Rätsel auf Papier, eines oder sechs je Seite, mit Lösungen.',
  'workshop.docs': 'Dokumentation',
  'workshop.docs.says': 'Anleitungen, Rezepte, jede Technik und Regel mit Bild, und die Bibliothek für Programme.',
} as const;
