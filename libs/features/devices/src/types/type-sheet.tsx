import type { DeviceTypeDraft, KnownDeviceType } from '@imah/contract/devices';
import { deviceTypeIcons, mostControls, mostMetrics, silenceBounds } from '@imah/contract/devices/words';
import {
  Button,
  Callout,
  Checkbox,
  Form,
  FormActions,
  Grid,
  Heading,
  Inline,
  NumberField,
  SelectField,
  Sheet,
  Stack,
  Text,
  TextField,
} from '@imah/ui';
import { plusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { useLocale } from '@imah/app/i18n';
import { changeSettings } from '@imah/features-people/model';
import { ControlFields } from './control-fields.tsx';
import { faultsOfDraft } from './draft-faults.ts';
import { MetricFields } from './metric-fields.tsx';
import {
  type ControlDraft,
  controlOf,
  controlOfKind,
  emptyMetric,
  lostMetrics,
  reportersOf,
  rewritten,
} from './type-draft.ts';
import { useTypeTexts } from './texts.ts';

export interface TypeSheetProps {
  readonly orgId: string;
  /** The type that is changed; null for one that is made. */
  readonly type: KnownDeviceType | null;
  readonly begin: DeviceTypeDraft;
  readonly onClose: () => void;
}

/** A type of the organisation as it is written, with what the change does to its devices before it is saved. */
export function TypeSheet({ orgId, type, begin, onClose }: TypeSheetProps) {
  const t = useTypeTexts();
  const tf = useFormTexts();
  const { locale } = useLocale();
  const { isSending, answer, refuse, submit } = useSubmit(changeSettings(orgId), {
    told: { sent: () => t('saved') },
    onDone: onClose,
  });
  const [draft, setDraft] = useState(begin);
  const [confirmed, setConfirmed] = useState<'no' | 'yes'>('no');
  const { metrics, controls } = draft;
  const other = locale === 'id' ? 'en' : 'id';
  // One that has two names keeps both, and shows them: who renames one sees the other.
  const [isNamedTwice] = useState(begin.name.id !== begin.name.en);
  const [state] = reportersOf('switch', metrics);
  const devices = type?.own?.devices ?? 0;
  const lost = type === null || devices === 0 ? [] : lostMetrics(type, draft);
  const change = (next: Partial<DeviceTypeDraft>) => setDraft({ ...draft, ...next });

  /** A switch where something can be switched; else a button. */
  function newControl(): ControlDraft {
    const first = controlOf(state?.key ?? '');
    return state === undefined ? controlOfKind('momentary', first, metrics) : first;
  }

  function save(): void {
    const faults = faultsOfDraft(draft, t, tf);
    if (Object.keys(faults).length > 0) return refuse(faults);
    void submit((client) => {
      if (type?.own === undefined) return client.createDeviceType({ params: { orgId }, body: draft });
      const body = {
        ...draft,
        mainMetric: draft.mainMetric ?? null,
        ...(confirmed === 'yes' ? { confirmed: true as const } : {}),
      };
      return client.updateDeviceType({ params: { orgId, typeId: type.key }, body, version: type.own.version });
    });
  }

  return (
    <Sheet open onClose={onClose} title={type === null ? t('add') : t('editTitle')}>
      <Form answer={answer} onSubmit={save}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <TextField
              name={`name.${locale}`}
              label={t('name')}
              required
              maxLength={80}
              value={draft.name[locale]}
              onChange={(event) => change({ name: rewritten(draft.name, locale, event.currentTarget.value) })}
              error={errorOf(`name.${locale}`) ?? (isNamedTwice ? undefined : errorOf(`name.${other}`))}
            />
            {isNamedTwice ? (
              <TextField
                name={`name.${other}`}
                label={t(`nameIn.${other}`)}
                required
                maxLength={80}
                value={draft.name[other]}
                onChange={(event) => change({ name: { ...draft.name, [other]: event.currentTarget.value } })}
                error={errorOf(`name.${other}`)}
              />
            ) : null}
            <Grid item="sm" gap="md">
              <SelectField
                name="icon"
                label={t('icon')}
                value={draft.icon}
                options={deviceTypeIcons.map((value) => ({ value, label: t(`icons.${value}`) }))}
                onChange={(event) => {
                  const icon = deviceTypeIcons.find((one) => one === event.currentTarget.value);
                  if (icon !== undefined) change({ icon });
                }}
              />
              <NumberField
                name="offlineAfterSec"
                label={t('silence')}
                hint={t('silenceHint')}
                unit={t('seconds')}
                steppers="hidden"
                min={silenceBounds.minSeconds}
                max={silenceBounds.maxSeconds}
                value={draft.offlineAfterSec}
                onChange={({ value }) => change({ offlineAfterSec: value ?? silenceBounds.minSeconds })}
                error={errorOf('offlineAfterSec')}
              />
            </Grid>
            <Heading level={3} size="sm">
              {t('metrics')}
            </Heading>
            <Text size="sm" tone="muted">
              {t('metricsHint')}
            </Text>
            {metrics.map((metric, index) => (
              <MetricFields
                // A metric is what it is by its place: its key is being written.
                key={index}
                metric={metric}
                index={index}
                isOnly={metrics.length === 1}
                errorOf={errorOf}
                onChange={(next) => change({ metrics: metrics.map((one, at) => (at === index ? next : one)) })}
                onDrop={() => change({ metrics: metrics.filter((_, at) => at !== index) })}
              />
            ))}
            <Inline>
              <Button
                icon={plusIcon}
                disabled={metrics.length >= mostMetrics}
                onClick={() => change({ metrics: [...metrics, emptyMetric] })}
              >
                {t('addMetric')}
              </Button>
            </Inline>
            <SelectField
              name="mainMetric"
              label={t('mainMetric')}
              value={draft.mainMetric ?? ''}
              options={[
                { value: '', label: t('mainMetricAny') },
                ...metrics.flatMap(({ key, label }) => (key === '' ? [] : [{ value: key, label: label[locale] }])),
              ]}
              onChange={(event) => {
                const { mainMetric: _before, ...rest } = draft;
                const { value } = event.currentTarget;
                setDraft(value === '' ? rest : { ...rest, mainMetric: value });
              }}
              error={errorOf('mainMetric')}
            />
            <Heading level={3} size="sm">
              {t('controls')}
            </Heading>
            <Text size="sm" tone="muted">
              {t('controlsHint')}
            </Text>
            {controls.map((control, index) => (
              <ControlFields
                // As for metrics.
                key={index}
                control={control}
                index={index}
                metrics={metrics}
                errorOf={errorOf}
                onChange={(next) => change({ controls: controls.map((one, at) => (at === index ? next : one)) })}
                onDrop={() => change({ controls: controls.filter((_, at) => at !== index) })}
              />
            ))}
            <Inline>
              <Button
                icon={plusIcon}
                disabled={controls.length >= mostControls}
                onClick={() => change({ controls: [...controls, newControl()] })}
              >
                {t('addControl')}
              </Button>
            </Inline>
            {devices === 0 ? null : (
              <Callout tone={lost.length === 0 ? 'info' : 'danger'} announce="polite">
                {lost.length === 0
                  ? t('effect', { count: devices })
                  : t('effectLost', { count: devices, metrics: lost.map(({ label }) => label[locale]).join(', ') })}
              </Callout>
            )}
            {lost.length === 0 ? null : (
              <Checkbox
                name="confirmed"
                label={t('confirm')}
                checked={confirmed === 'yes'}
                onChange={(event) => setConfirmed(event.currentTarget.checked ? 'yes' : 'no')}
                error={errorOf('confirmed')}
              />
            )}
            <FormActions>
              <Button onClick={onClose}>{tf('cancel')}</Button>
              <Button type="submit" tone="primary" loading={isSending}>
                {t('save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Sheet>
  );
}
