import type { Widget } from '@imah/contract/dashboards';
import { widgetRanges, widgetRows, widgetTextLength, widgetTitleLength } from '@imah/contract/dashboards/words';
import { Button, Form, FormActions, type FormAnswer, SelectField, Sheet, Stack, TextArea, TextField } from '@imah/ui';
import { useState } from 'react';
import { useLocale } from '@imah/app/i18n';
import { metricsFor, withDevice } from './new-widget.ts';
import { useDashboardTexts } from './texts.ts';
import { PictureFields, RankingFields } from './widget-fields.tsx';
import type { WidgetGround } from './widgets/grid-widgets.tsx';

export interface WidgetSheetProps {
  readonly widget: Widget;
  readonly ground: WidgetGround;
  readonly onSave: (widget: Widget) => void;
  readonly onClose: () => void;
}

/** What a widget shows and is called. It changes once it is saved; until then nothing on the dashboard does. */
export function WidgetSheet({ widget, ground, onSave, onClose }: WidgetSheetProps) {
  const t = useDashboardTexts();
  const { locale } = useLocale();
  const [draft, setDraft] = useState(widget);
  const [answer, setAnswer] = useState<FormAnswer | null>(null);
  const devices = ground.devices ?? [];

  function handleSubmit(): void {
    const isUnsaid = draft.type === 'picture' && draft.fileId !== null && draft.alt.trim() === '';
    if (isUnsaid) setAnswer({ errors: { alt: [t('picture.altNeeded')] } });
    else onSave(draft);
  }

  return (
    <Sheet open onClose={onClose} title={t(`types.${widget.type}`)}>
      <Form answer={answer} onSubmit={handleSubmit}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <TextField
              name="title"
              label={t('name')}
              hint={t('nameHint')}
              maxLength={widgetTitleLength}
              value={draft.title}
              onChange={(event) => setDraft({ ...draft, title: event.currentTarget.value })}
            />
            {'deviceId' in draft ? (
              <>
                <SelectField
                  label={t('device')}
                  value={draft.deviceId}
                  options={devices
                    .filter(
                      ({ id, typeKey }) => id === draft.deviceId || metricsFor(draft.type, typeKey, ground).length > 0,
                    )
                    .map(({ id, name }) => ({ value: id, label: name }))}
                  onChange={(event) => setDraft(withDevice(draft, event.currentTarget.value, ground))}
                />
                <SelectField
                  label={t('metric')}
                  value={draft.metric}
                  options={metricsFor(
                    draft.type,
                    devices.find(({ id }) => id === draft.deviceId)?.typeKey ?? '',
                    ground,
                  ).map(({ key, label }) => ({ value: key, label: label[locale] }))}
                  onChange={(event) => setDraft({ ...draft, metric: event.currentTarget.value })}
                />
              </>
            ) : null}
            {draft.type === 'chart' ? (
              <SelectField
                label={t('range')}
                value={draft.range}
                options={widgetRanges.map((value) => ({ value, label: t(`ranges.${value}`) }))}
                onChange={(event) => {
                  const range = widgetRanges.find((one) => one === event.currentTarget.value);
                  if (range !== undefined) setDraft({ ...draft, range });
                }}
              />
            ) : null}
            {draft.type === 'ranking' ? <RankingFields draft={draft} ground={ground} onChange={setDraft} /> : null}
            {draft.type === 'picture' ? (
              <PictureFields draft={draft} ground={ground} onChange={setDraft} altError={errorOf('alt')} />
            ) : null}
            {'rows' in draft ? (
              <SelectField
                label={t('rows')}
                value={String(draft.rows)}
                options={Array.from({ length: widgetRows.max }, (_, nth) => String(nth + 1)).map((value) => ({
                  value,
                  label: value,
                }))}
                onChange={(event) => setDraft({ ...draft, rows: Number(event.currentTarget.value) })}
              />
            ) : null}
            {draft.type === 'text' ? (
              <TextArea
                name="text"
                label={t('text')}
                limit={widgetTextLength}
                value={draft.text}
                onChange={(event) => setDraft({ ...draft, text: event.currentTarget.value })}
              />
            ) : null}
            <FormActions>
              <Button type="submit" tone="primary">
                {t('save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Sheet>
  );
}
