import {
  ellipsisIcon,
  fileIcon,
  fileSpreadsheetIcon,
  fileTextIcon,
  folderIcon,
  imageIcon,
  imageOffIcon,
  videoIcon,
} from '../../icons/generated/icons.ts';
import { useState } from 'react';
import type { IconShape } from '../../icons/icon-shape.ts';
import { useLabels } from '../../labels/labels.tsx';
import { fill } from '../../labels/fill.ts';
import { useDataLabels } from '../../labels/use-data-labels.ts';
import type { RootProps } from '../../shared/root-props.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Anchor } from '../link/link-context.tsx';
import { Menu } from '../menu/menu.tsx';
import type { MenuItem } from '../menu/menu-item.ts';
import * as styles from './file-list.css.ts';

export type FileKind = 'image' | 'document' | 'sheet' | 'video' | 'folder' | 'other';

export type ListedFile = {
  id: string;
  name: string;
  kind: FileKind;
  /** Size, date and whose: "2,4 MB · 20 Nov 2026". */
  detail?: string;
  href?: string;
  /** A small picture of it. */
  previewSrc?: string;
};

export type FileListProps = RootProps<'ul', 'children'> & {
  files: readonly ListedFile[];
  actions?: (file: ListedFile) => readonly MenuItem[];
};

const icons: Record<FileKind, IconShape> = {
  image: imageIcon,
  document: fileTextIcon,
  sheet: fileSpreadsheetIcon,
  video: videoIcon,
  folder: folderIcon,
  other: fileIcon,
};

/** Files as people know them again: by their picture. */
export function FileList({ files, actions, ...rest }: FileListProps) {
  const labels = useDataLabels();
  return (
    <ul {...rest} className={styles.list}>
      {files.map((file) => {
        const { id, name, kind, detail, href, previewSrc } = file;
        const items = actions?.(file) ?? [];
        return (
          <li key={id} className={styles.file}>
            <div className={styles.preview}>
              {previewSrc ? (
                <Picture key={previewSrc} src={previewSrc} name={name} />
              ) : (
                <Icon icon={icons[kind]} size="xl" />
              )}
            </div>
            <div className={styles.foot}>
              <div className={styles.words}>
                {href ? (
                  <Anchor href={href} title={name} className={styles.link}>
                    {name}
                  </Anchor>
                ) : (
                  <span title={name} className={styles.name}>
                    {name}
                  </span>
                )}
                {detail ? <span className={styles.detail}>{detail}</span> : null}
              </div>
              {items.length > 0 ? (
                <span className={styles.actions}>
                  <Menu
                    align="end"
                    items={items}
                    trigger={<IconButton icon={ellipsisIcon} label={fill(labels.actionsFor, { name })} size="lg" />}
                  />
                </span>
              ) : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** A small picture; when it cannot be fetched a sign in its place that fetches it again, and not the browser's broken one. */
function Picture({ src, name }: { readonly src: string; readonly name: string }) {
  const { retry } = useLabels();
  const [state, setState] = useState<'shown' | 'failed'>('shown');
  if (state === 'failed')
    return (
      <Button
        size="sm"
        tone="ghost"
        icon={imageOffIcon}
        aria-label={`${retry}: ${name}`}
        onClick={() => setState('shown')}
      >
        {retry}
      </Button>
    );
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      className={styles.picture}
      onError={() => setState('failed')}
    />
  );
}
