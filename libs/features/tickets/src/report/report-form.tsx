import { usePlaces } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { TicketCategory } from '@imah/contract/tickets';
import { Button, Checkbox, Form, FormActions, Callout, Stack, Text, TextArea, TextField } from '@imah/ui';
import { sendIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApp, useCan } from '@imah/app/ports';
import { newId } from '@imah/api-client';
import { FileField, useUploads } from '@imah/features-files';
import { useClock } from '@imah/app/i18n';
import { readState } from '@imah/app/read';
import { commonPlace, PlaceField } from './place-field.tsx';
import { useAlarmReport } from './alarm/use-alarm-report.ts';
import { EmergencyHelp } from './emergency-help.tsx';
import { isCategoryKey, ProblemTiles } from './problem/index.ts';
import {
  clearReport,
  isBegun,
  readReport,
  type ReportField,
  reportKey,
  type ReportValues,
  writeReport,
} from './report-draft.ts';
import { KnownOutages } from '@imah/features-buildings/outages/known';
import { useContacts } from '@imah/features-buildings/contacts/list';
import { useOnDuty } from '@imah/features-buildings/duty/list';
import { placeOptions, placeValue, spotIn } from '@imah/features-buildings/place-choice';
import { ResumedCallout } from './resumed-callout.tsx';
import { SimilarTickets } from './similar-tickets.tsx';
import { StaffFields } from './staff-fields.tsx';
import { useNewTicketTexts } from './texts.ts';
import { useHeldPress } from './use-held-press.ts';
import { useReport } from './use-report.ts';
import { useScannedPlace } from './use-scanned-place.ts';
import { useJoined, useSimilar } from './use-similar.ts';

const maxPhotos = 5;

export interface ReportFormProps {
  readonly building: Building;
  /** Null where they are not known: without a network, on a device that has not read them. */
  readonly categories: readonly TicketCategory[] | null;
}

/** Everything a report needs on one page, the shortest way first. What is typed stays on the device until it has arrived. */
export function ReportForm({ building, categories }: ReportFormProps) {
  const t = useNewTicketTexts();
  const clock = useClock();
  const can = useCan();
  const { keptStorage, person } = useApp();
  const [search] = useSearchParams();
  const alarmAsked = search.get('alarm');
  const key = reportKey(person?.id ?? '', building.id, alarmAsked);
  const ofAlarm = useAlarmReport(building.id, categories, alarmAsked);
  const unitAsked = search.get('unit');
  const [kept, setKept] = useState<ReportValues>(() => {
    const draft = readReport(keptStorage, key);
    // A draft in which nothing was said does not hold on to its place against the unit that somebody comes from.
    if (unitAsked === null || isBegun(draft)) return alarmAsked === null ? draft : { id: newId(clock.now()), ...draft };
    return {};
  });
  const [isResumed, setResumed] = useState(() => isBegun(kept));
  const places = readState(usePlaces(building.id));
  // Read with the form, not with the emergency: it may come where there is no network any more.
  const contacts = useContacts(building.id);
  const onDuty = useOnDuty(building.id);
  const uploads = useUploads({ orgId: building.orgId, scope: `ticket-new:${building.id}` });
  const side =
    can('ticket.create', { orgId: building.orgId, buildingId: building.id }) === 'allowed' ? 'staff' : 'resident';

  const scanned = useScannedPlace(building.id, search.get('scan'));
  const units = places.kind === 'ready' ? places.data.units : [];
  const [onlyUnit] = units.length === 1 && side === 'resident' ? units : [];
  const known = places.kind === 'ready' ? placeOptions(places.data).map(({ value }) => value) : [];
  // A unit that is not theirs any more is no place of theirs.
  const { place: keptPlace, ...typedOf } = kept;
  const { place: placeOfAlarm, ...alarmSays } = ofAlarm.values;
  const said = { ...alarmSays, ...typedOf };
  const isKnown = places.kind === 'loading' || [commonPlace, ...known].includes(keptPlace ?? '');
  const ofScan = scanned === null ? undefined : (known.find((value) => value === placeValue(scanned)) ?? commonPlace);
  const asked = {
    place: places.kind === 'ready' || places.kind === 'loading' ? 'choice' : 'words',
    category: categories === null ? 'none' : 'choice',
  } as const;
  const ofUnit = known.find((value) => value === unitAsked);
  const atAlarm = known.find((value) => value === placeOfAlarm);
  const guess =
    ofScan ?? ofUnit ?? atAlarm ?? (side === 'staff' || asked.place === 'words' ? commonPlace : onlyUnit?.id);
  const place = isKnown && keptPlace !== undefined ? keptPlace : guess;
  const category = categories?.find(({ id }) => id === said.categoryId);
  // What may wait is no emergency, whatever was said before the kind was.
  const mayPress = side === 'staff' || category === undefined || category.residentPriority === 'emergency';
  const values: ReportValues = {
    ...said,
    ...(mayPress ? {} : { priority: 'medium' }),
    ...(place === undefined ? {} : { place }),
    // Where they stood when they scanned it, unless they say that it is elsewhere.
    ...(scanned !== null && place === ofScan ? { scanCode: scanned.code } : {}),
  };

  const typed = (field: ReportField, value: string) => {
    const next = { id: newId(clock.now()), ...kept, [field]: value };
    setKept(next);
    writeReport(keptStorage, key, next);
  };
  const forget = () => {
    clearReport(keptStorage, key);
    setKept({});
    setResumed(false);
  };
  const report = useReport({ building, values, asked, uploads, onSent: () => clearReport(keptStorage, key) });
  // Where somebody lives is filled in once it is read: who sends before that has left nothing out.
  const sending = useHeldPress(places.kind === 'loading' && place === undefined ? 'under-way' : 'there', report.submit);
  const similar = useSimilar(building.id, values);
  const joined = useJoined(building.id);
  const chosen = category?.key ?? null;

  return (
    <Form answer={report.answer} onSubmit={sending.press}>
      {({ errorOf }) => (
        <Stack gap="xl">
          {isResumed ? (
            <ResumedCallout
              onDiscard={() => {
                forget();
                void uploads.queue.clear();
              }}
            />
          ) : null}
          {ofAlarm.alarm === null ? null : (
            <Callout tone="info">{t('fromAlarm', { device: ofAlarm.alarm.deviceName })}</Callout>
          )}
          {ofAlarm.kind === 'missing' ? <Callout tone="warning">{t('alarmMissing')}</Callout> : null}
          {scanned === null ? null : (
            <Callout tone="info">{t('scanned', { place: scanned.place ?? scanned.unitCode ?? building.name })}</Callout>
          )}
          <SimilarTickets
            building={building}
            kind="joined"
            tickets={joined.filter(({ id }) => similar.every((other) => other.id !== id))}
          />
          {categories === null ? (
            <Callout tone="info">{t('kindsUnknown')}</Callout>
          ) : (
            <ProblemTiles
              categories={categories}
              value={values.categoryId ?? ''}
              onChange={(categoryId) => typed('categoryId', categoryId)}
              error={errorOf('categoryId')}
            />
          )}
          {asked.place === 'words' ? (
            <TextField
              name="placeWords"
              label={t('where')}
              hint={t('placeHint')}
              value={values.placeWords ?? ''}
              onChange={(event) => typed('placeWords', event.currentTarget.value)}
              maxLength={120}
              required
              autoComplete="off"
              error={errorOf('placeWords')}
            />
          ) : (
            <PlaceField
              places={places.kind === 'ready' ? places.data : null}
              side={side}
              value={values.place ?? ''}
              onChange={(next) => typed('place', next)}
              error={errorOf('place')}
            />
          )}
          <KnownOutages building={building} spot={spotIn(places.kind === 'ready' ? places.data : null, values.place)} />
          <TextField
            name="title"
            label={t('summary')}
            placeholder={t(`summaryHint.${isCategoryKey(chosen) ? chosen : 'other'}`)}
            value={values.title ?? ''}
            onChange={(event) => typed('title', event.currentTarget.value)}
            maxLength={140}
            required
            autoComplete="off"
            error={errorOf('title')}
          />
          <SimilarTickets building={building} kind="typed" tickets={similar} />
          <FileField
            label={t('photos')}
            hint={t('photosHint')}
            kinds="photos"
            maxFiles={maxPhotos}
            uploads={uploads}
            error={errorOf('photos')}
          />
          <TextArea
            name="details"
            label={t('details')}
            hint={t('detailsHint')}
            mark="optional"
            value={values.details ?? ''}
            onChange={(event) => typed('details', event.currentTarget.value)}
            // The place that is told in words stands in the same text.
            limit={asked.place === 'words' ? 4800 : 5000}
            error={errorOf('details')}
          />
          {side === 'staff' ? (
            <StaffFields values={values} onTyped={typed} errorOf={errorOf} />
          ) : mayPress ? (
            <Checkbox
              label={t('danger.label')}
              hint={t('danger.hint')}
              checked={values.priority === 'emergency'}
              onChange={(event) => typed('priority', event.currentTarget.checked ? 'emergency' : 'medium')}
            />
          ) : (
            <Text tone="muted">{t('danger.notHere')}</Text>
          )}
          {values.priority === 'emergency' ? (
            <EmergencyHelp building={building} contacts={contacts} onDuty={onDuty} />
          ) : null}
          <Stack gap="md">
            {report.status === 'waiting' ? (
              <>
                <Callout announce="polite">{t('waitingForPhotos')}</Callout>
                <Button onClick={report.sendNow}>{t('withoutPhotos')}</Button>
              </>
            ) : null}
            <FormActions>
              <Button
                type="submit"
                tone="primary"
                size="lg"
                width="full"
                icon={sendIcon}
                loading={report.status !== 'editing' || sending.state === 'held'}
              >
                {t('send')}
              </Button>
            </FormActions>
          </Stack>
        </Stack>
      )}
    </Form>
  );
}
