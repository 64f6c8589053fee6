import type { JSX } from 'preact';
import { latePiece } from '../parts/late.ts';
import type { KeyListProps } from './KeyList.tsx';
import { isKeyListOpen } from './keys.ts';

const useList = latePiece(() => import('./KeyList.tsx'), 'tools');

/** The list of keys, which is loaded when it is first opened. */
export function Keys(props: KeyListProps): JSX.Element | null {
  const List = useList(isKeyListOpen.value, () => {
    isKeyListOpen.value = false;
  });
  return List ? <List.KeyList {...props} /> : null;
}
