import type { TimeZone } from '@imah/contract/buildings/words';
import type { StoredFile } from '@imah/contract/files';
import { FileList, type FileListProps, type ListedFile } from '@imah/ui';
import { useApp } from '@imah/app/ports';
import { useFormat } from '@imah/app/i18n';
import { useFilesTexts } from './texts.ts';

export interface AttachedFilesProps {
  readonly files: readonly StoredFile[];
  /** The building's. */
  readonly zone: TimeZone;
  /** What can be done with each of them. */
  readonly actions?: FileListProps['actions'];
}

/** The files of a record: a picture where there is one, and a link that fetches the whole. */
export function AttachedFiles({ files, zone, actions }: AttachedFilesProps) {
  const t = useFilesTexts();
  const format = useFormat();
  const { apiBase } = useApp().config;
  const listed = files.map((file): ListedFile => {
    const address = `${apiBase ?? ''}/api/v1/files/${file.id}`;
    return {
      id: file.id,
      name: file.name,
      kind: file.kind,
      detail: format.shortDateTime(file.uploadedAt, zone),
      href: `${address}/content`,
      ...(file.previews ? { previewSrc: `${address}/previews/small` } : {}),
    };
  });
  return files.length === 0 ? null : (
    <FileList aria-label={t('attached')} files={listed} {...(actions === undefined ? {} : { actions })} />
  );
}
