import type { LaterTexts } from '../texts.ts';

/** The texts of the tools of the board in German, which come with the first of them. */
export const de: LaterTexts['tools'] = {
  'ink.on': '{colour}: {what}',
  'ink.off': 'Entfernt: {what}',
  'ink.many': '{n} gezeichnetes Ding|{n} gezeichnete Dinge',
  'ink.line': 'Linie von {from} nach {to}',
  'ink.strong': 'starke Verbindung von {from} nach {to}',
  'ink.weak': 'schwache Verbindung von {from} nach {to}',
  'ink.circle': 'Kreis, {place}',
  'ink.cross': 'Kreuz, {place}',
  'point.middle': '{cell}',
  'point.left': 'links von {cell}',
  'point.right': 'rechts von {cell}',
  'point.above': 'über {cell}',
  'point.below': 'unter {cell}',
  'point.topLeft': 'Ecke links oben an {cell}',
  'point.topRight': 'Ecke rechts oben an {cell}',
  'point.bottomLeft': 'Ecke links unten an {cell}',
  'point.bottomRight': 'Ecke rechts unten an {cell}',
};
