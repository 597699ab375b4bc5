import { useState } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import { uploadIcon } from '../../icons/generated/icons.ts';
import { useInputLabels } from '../../labels/use-input-labels.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import * as styles from './file-drop.css.ts';
import { FileRow, type FileDropItem } from './file-row.tsx';
import { fileSize, sortFiles, type FileRefusal } from './sort-files.ts';

export type FileDropProps = RootProps<'input', 'children' | 'size' | 'type' | 'value' | 'defaultValue' | 'onChange'> &
  FieldTexts & {
    /** The queue: what was chosen and how far it is. The page sends; this only shows. */
    files: readonly FileDropItem[];
    onAdd: (choice: { files: File[] }) => void;
    onRemove?: (choice: { id: string }) => void;
    onRetry?: (choice: { id: string }) => void;
    /** Bytes of one file. */
    maxSize?: number;
    /** With one, another that is chosen takes its place: the first is removed. */
    maxFiles?: number;
  };

/** Files, dropped or chosen, with how far each one is. Ref and further attributes go to the input. */
export function FileDrop({
  label,
  hint,
  error,
  id,
  required,
  mark = 'none',
  files,
  onAdd,
  onRemove,
  onRetry,
  maxSize,
  maxFiles,
  accept,
  multiple = maxFiles !== 1,
  ...rest
}: FileDropProps) {
  const labels = useInputLabels();
  const [zone, setZone] = useState<'idle' | 'over'>('idle');
  const [refused, setRefused] = useState<readonly FileDropItem[]>([]);
  const replaces = maxFiles === 1 && onRemove !== undefined;
  const room = maxFiles === undefined ? undefined : replaces ? 1 : Math.max(0, maxFiles - files.length);
  const reasons: Record<FileRefusal, string> = {
    'too-large': labels.fileTooLarge(fileSize(maxSize ?? 0, labels.locale)),
    'wrong-kind': labels.fileWrongKind,
    'too-many': labels.fileTooMany(maxFiles ?? 0),
  };

  const take = (chosen: readonly File[]) => {
    const sorted = sortFiles(chosen, { accept, maxSize, room });
    setRefused(
      sorted.refused.map(({ file, reason }, index) => ({
        id: `refused-${index}-${file.name}`,
        name: file.name,
        size: file.size,
        state: 'refused' as const,
        error: reasons[reason],
      })),
    );
    if (sorted.accepted.length === 0) return;
    if (replaces) files.forEach(({ id: former }) => onRemove({ id: former }));
    onAdd({ files: sorted.accepted });
  };

  return (
    <Field label={label} hint={hint} error={error} id={id} required={required} mark={mark}>
      {(control) => (
        <>
          <div data-state={zone} className={styles.zone}>
            <input
              {...control}
              {...rest}
              // What was chosen lives in the queue; the input itself is always empty again.
              required={false}
              type="file"
              accept={accept}
              multiple={multiple}
              onDragEnter={() => setZone('over')}
              onDragLeave={() => setZone('idle')}
              onDrop={() => setZone('idle')}
              onChange={(event) => {
                take([...(event.currentTarget.files ?? [])]);
                event.currentTarget.value = '';
              }}
              className={styles.input}
            />
            <Icon icon={uploadIcon} size="lg" />
            <span className={styles.dropWords} aria-hidden>
              {labels.dropHere}
            </span>
            <span className={styles.choose} aria-hidden>
              {labels.chooseFiles}
            </span>
          </div>
          {files.length + refused.length > 0 ? (
            <ul aria-label={labels.chosenFiles} className={styles.list}>
              {files.map((file) => (
                <FileRow
                  key={file.id}
                  file={file}
                  onRemove={onRemove ? () => onRemove({ id: file.id }) : undefined}
                  onRetry={onRetry ? () => onRetry({ id: file.id }) : undefined}
                />
              ))}
              {refused.map((file) => (
                <FileRow
                  key={file.id}
                  file={file}
                  onRemove={() => setRefused(refused.filter(({ id: other }) => other !== file.id))}
                  onRetry={undefined}
                />
              ))}
            </ul>
          ) : null}
        </>
      )}
    </Field>
  );
}
