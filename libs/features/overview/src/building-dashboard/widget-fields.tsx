import { useRead } from '@imah/api-client/react';
import type { Widget } from '@imah/contract/dashboards';
import { pictureAltLength, rankedThings } from '@imah/contract/dashboards/words';
import { SelectField, TextField } from '@imah/ui';
import { useLocale } from '@imah/app/i18n';
import { rankable, withType } from './new-widget.ts';
import { useDashboardTexts } from './texts.ts';
import type { WidgetGround } from './widgets/grid-widgets.tsx';
import { picturesOf } from './widgets/picture-content.tsx';

interface FieldsProps<T extends Widget['type']> {
  readonly draft: Extract<Widget, { readonly type: T }>;
  readonly ground: WidgetGround;
  readonly onChange: (widget: Widget) => void;
}

/** What a ranking puts in order, and by what. */
export function RankingFields({ draft, ground, onChange }: FieldsProps<'ranking'>) {
  const t = useDashboardTexts();
  const { locale } = useLocale();
  const types = rankable(ground);
  return (
    <>
      <SelectField
        label={t('ranking.of')}
        value={draft.of}
        options={rankedThings.map((value) => ({ value, label: t(`ranking.things.${value}`) }))}
        onChange={(event) =>
          onChange({ ...draft, of: rankedThings.find((one) => one === event.currentTarget.value) ?? draft.of })
        }
      />
      <SelectField
        label={t('ranking.type')}
        value={draft.typeKey}
        options={types.map(({ key, name }) => ({ value: key, label: name[locale] }))}
        onChange={(event) => onChange(withType(draft, event.currentTarget.value, ground))}
      />
      <SelectField
        label={t('metric')}
        value={draft.metric}
        options={(types.find(({ key }) => key === draft.typeKey)?.metrics ?? []).map(({ key, label }) => ({
          value: key,
          label: label[locale],
        }))}
        onChange={(event) => onChange({ ...draft, metric: event.currentTarget.value })}
      />
    </>
  );
}

/** Which picture of the building is shown, and what is seen on it. */
export function PictureFields({
  draft,
  ground,
  onChange,
  altError,
}: FieldsProps<'picture'> & { readonly altError: string | undefined }) {
  const t = useDashboardTexts();
  const { data: files = [] } = useRead('listBuildingFiles', { params: { buildingId: ground.building.id } });
  return (
    <>
      <SelectField
        label={t('picture.file')}
        hint={t('picture.fileHint')}
        value={draft.fileId ?? ''}
        options={[
          { value: '', label: t('picture.newest') },
          ...picturesOf(files).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => onChange({ ...draft, fileId: event.currentTarget.value || null })}
      />
      <TextField
        name="alt"
        label={t('picture.alt')}
        hint={t('picture.altHint')}
        maxLength={pictureAltLength}
        error={altError}
        value={draft.alt}
        onChange={(event) => onChange({ ...draft, alt: event.currentTarget.value })}
      />
    </>
  );
}
