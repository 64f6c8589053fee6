import type { TechniqueText } from './language.ts';

/** German names and sentences, by technique id; the holes are those of the English sentence. */
export const DE_TECHNIQUES: Readonly<Record<string, TechniqueText>> = {
  // Einer
  'full-house': {
    name: 'Volles Haus',
    says: 'In {house} ist nur noch {cell} leer, und {digit} ist die Ziffer, die dort fehlt.',
  },
  'hidden-single': {
    name: 'Versteckter Einer',
    says: '{digit} hat in {house} nur noch einen Platz: {cell}. Jede andere Zelle dort ist gefüllt oder sieht schon eine {digit}.',
  },
  'naked-single': {
    name: 'Nackter Einer',
    says: '{digit} ist der einzige Kandidat, der in {cell} übrig ist: Jede andere Ziffer sieht die Zelle schon, oder sie ist dort ausgeschlossen.',
  },
};
