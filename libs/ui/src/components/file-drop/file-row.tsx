import { useState } from 'react';
import { circleAlertIcon, circleCheckIcon, fileIcon, rotateCwIcon, xIcon } from '../../icons/generated/icons.ts';
import { useInputLabels } from '../../labels/use-input-labels.ts';
import { wholePercent } from '../../shared/whole-percent.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './file-drop.css.ts';
import { fileSize } from './sort-files.ts';

/** One file on its way, as the page's upload queue knows it. */
export type FileDropItem = {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Address of a small picture of it, for a photo. */
  preview?: string | undefined;
} &
  /** `chosen`: it goes with the form, and is not being sent by itself. */
  (
    | { state: 'chosen' | 'waiting' | 'paused' | 'done' }
    /** Bytes that have arrived. */
    | { state: 'sending'; sent: number }
    | { state: 'failed'; error?: string }
    | { state: 'refused'; error: string }
  );

type FileRowProps = {
  file: FileDropItem;
  onRemove: (() => void) | undefined;
  onRetry: (() => void) | undefined;
};

export function FileRow({ file, onRemove, onRetry }: FileRowProps) {
  const labels = useInputLabels();
  const percent = file.state === 'sending' ? wholePercent(file.sent, file.size) : 0;
  // What the browser cannot draw has the sign of a file, not that of a broken picture.
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const picture = file.preview === unreadable ? undefined : file.preview;
  const bad = file.state === 'failed' || file.state === 'refused';
  return (
    <li data-state={file.state} className={styles.row}>
      {picture === undefined ? null : (
        <img src={picture} alt="" className={styles.picture} onError={() => setUnreadable(picture)} />
      )}
      <span className={styles.icon}>
        <Icon icon={bad ? circleAlertIcon : file.state === 'done' ? circleCheckIcon : fileIcon} size="lg" />
      </span>
      <span className={styles.words}>
        <span className={styles.name} title={file.name}>
          {file.name}
        </span>
        {file.state === 'sending' ? (
          <progress aria-label={file.name} max={100} value={percent} className={styles.bar} />
        ) : null}
        <span className={styles.note}>
          {[fileSize(file.size, labels.locale), noteOf(file, percent)].filter((part) => part !== '').join(' · ')}
        </span>
      </span>
      <span className={styles.tools}>
        {file.state === 'failed' && onRetry ? (
          <IconButton icon={rotateCwIcon} label={labels.retryFile(file.name)} onClick={onRetry} />
        ) : null}
        {onRemove ? <IconButton icon={xIcon} label={labels.removeFile(file.name)} onClick={onRemove} /> : null}
      </span>
    </li>
  );

  function noteOf(item: FileDropItem, done: number): string {
    if (item.state === 'sending') return labels.fileSending(done);
    if (item.state === 'failed') return item.error ?? labels.fileFailed;
    if (item.state === 'refused') return item.error;
    return { chosen: '', waiting: labels.fileWaiting, paused: labels.filePaused, done: labels.fileDone }[item.state];
  }
}
