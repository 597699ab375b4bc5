import { useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Widget } from '@imah/contract/dashboards';
import type { StoredFile } from '@imah/contract/files';
import { EmptyState, Skeleton, Text } from '@imah/ui';
import { imageIcon } from '@imah/ui/icons';
import { useApp } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { useDashboardTexts } from '../texts.ts';
import * as styles from './widgets.css.ts';

export interface PictureContentProps {
  readonly building: Building;
  readonly widget: Extract<Widget, { readonly type: 'picture' }>;
}

/** The pictures among the files of a building, the newest first. */
export const picturesOf = (files: readonly StoredFile[]) => files.filter(({ previews }) => previews);

/** A picture of the building; the newest where none was chosen. */
export function PictureContent({ building, widget: { fileId, alt } }: PictureContentProps) {
  const t = useDashboardTexts();
  const { apiBase } = useApp().config;
  const files = readState(useRead('listBuildingFiles', { params: { buildingId: building.id } }));
  return (
    <Read of={files} level={3} loading={<Skeleton shape="chart" />} failed={t('picture.failed')}>
      {(known) => {
        const pictures = picturesOf(known);
        const shown = fileId === null ? pictures[0] : pictures.find(({ id }) => id === fileId);
        if (shown !== undefined)
          return (
            <img
              className={styles.picture}
              src={`${apiBase ?? ''}/api/v1/files/${shown.id}/previews/large`}
              alt={alt === '' ? shown.name : alt}
              width={shown.width ?? undefined}
              height={shown.height ?? undefined}
              loading="lazy"
            />
          );
        return fileId === null ? (
          <EmptyState icon={imageIcon} title={t('picture.none')} text={t('picture.noneText')} level={3} />
        ) : (
          <Text tone="muted">{t('picture.gone')}</Text>
        );
      }}
    </Read>
  );
}
