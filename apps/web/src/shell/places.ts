import { ICONS } from '../ui/parts/icons.tsx';

export type PlaceName = 'today' | 'play' | 'learn' | 'me' | 'workshop';

/** The places of the app, in the order of the menu; each has a page to arrive at. */
export const PLACES: readonly { readonly name: PlaceName; readonly page: string; readonly Icon: typeof ICONS.today }[] =
  [
    { name: 'today', page: 'today', Icon: ICONS.today },
    { name: 'play', page: 'new', Icon: ICONS.play },
    { name: 'learn', page: 'learn', Icon: ICONS.learn },
    { name: 'me', page: 'me', Icon: ICONS.me },
    { name: 'workshop', page: 'workshop', Icon: ICONS.workshop },
  ];
