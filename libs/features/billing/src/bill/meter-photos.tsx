import type { LineUsage } from '@imah/contract/billing';
import { FileList, type ListedFile } from '@imah/ui';
import { useDay } from '@imah/app/i18n';
import { useApp } from '@imah/app/ports';
import { useUsageTexts } from '../meters/texts.ts';

interface MeterPhotosProps {
  readonly meter: LineUsage['meters'][number];
}

/** What the meter showed at both ends, as somebody saw it. */
export function MeterPhotos({ meter: { number, begin, end } }: MeterPhotosProps) {
  const t = useUsageTexts();
  const day = useDay();
  const { apiBase } = useApp().config;
  const photos = [begin, end].flatMap((shown): ListedFile[] =>
    (shown?.photos ?? []).map(({ id, kind, previews }) => {
      const address = `${apiBase ?? ''}/api/v1/files/${id}`;
      return {
        id,
        name: t('line.photo', { day: day(shown?.on ?? '') }),
        kind,
        href: `${address}/content`,
        ...(previews ? { previewSrc: `${address}/previews/small` } : {}),
      };
    }),
  );
  return photos.length === 0 ? null : <FileList aria-label={t('line.photos', { number })} files={photos} />;
}
