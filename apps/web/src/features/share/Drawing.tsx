import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { t } from '../../text/index.ts';
import { Copy } from '../../ui/parts/Copied.tsx';
import { copyPicture } from '../../ui/parts/clipboard.ts';
import { download, pngOf } from '../../ui/parts/file.ts';

/** Points along the edge of a picture. */
const SIDE = 1200;

interface DrawingProps {
  readonly svg: string;
  /** What a screen reader says. */
  readonly says: string;
  readonly copy: string;
  /** The name of the file, where it can be saved. */
  readonly file?: string;
}

/** A drawing, shown as what is copied and saved. */
export function Drawing({ svg, says, copy, file }: DrawingProps): JSX.Element {
  const address = useMemo(() => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })), [svg]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  const png = (): Promise<Blob> => pngOf(svg, SIDE);
  return (
    <>
      <img class="preview" src={address} alt={says} width="320" height="320" />
      <div class="buttons">
        <Copy label={copy} of={svg} otherwise="share.notCopiedPicture" run={() => copyPicture(png())} />
        {file && (
          <>
            <button type="button" onClick={() => void png().then((blob) => download(blob, `${file}.png`))}>
              {t('share.png')}
            </button>
            <button type="button" onClick={() => download(new Blob([svg], { type: 'image/svg+xml' }), `${file}.svg`)}>
              {t('share.svg')}
            </button>
          </>
        )}
      </div>
    </>
  );
}
