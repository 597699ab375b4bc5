import { useRead } from '@imah/api-client/react';
import type { BusinessHours, OrgHours } from '@imah/contract/tickets';
import {
  Button,
  Checkbox,
  DateField,
  Form,
  FormActions,
  Grid,
  Heading,
  Inline,
  SelectField,
  Stack,
  Tag,
  Text,
  TimeField,
} from '@imah/ui';
import { useRef, useState } from 'react';
import { useCan } from '@imah/app/ports';
import { useFormat } from '@imah/app/i18n';
import { type DayForm, dayFormOf, stretchesOf } from './day-hours.ts';
import { EffectNote } from './effect-note.tsx';
import { useTicketSettingsTexts } from './texts.ts';
import { Part, useSave } from './use-part.tsx';

const days = ['d0', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6'] as const;
const holidayKinds = ['all', 'national', 'none'] as const;

/** When an organisation works. */
export function HoursPart({ orgId }: { readonly orgId: string }) {
  return (
    <Part query={useRead('getBusinessHours', { params: { orgId } })}>
      {/* What somebody else saved meanwhile is shown, not overwritten. */}
      {(hours) => <HoursForm key={hours.version} orgId={orgId} hours={hours} />}
    </Part>
  );
}

function HoursForm({ orgId, hours }: { readonly orgId: string; readonly hours: OrgHours }) {
  const t = useTicketSettingsTexts();
  const format = useFormat();
  const mayChange = useCan()('slaPolicy.update', { orgId, everywhere: true }) === 'allowed';
  const { isSending, answer, submit } = useSave(orgId, () => undefined);
  const [week, setWeek] = useState(() => hours.week.map(dayFormOf));
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set());
  const [holidays, setHolidays] = useState(hours.holidays);
  const [addedDays, setClosedDays] = useState<readonly string[]>(hours.closedDays);
  // A date of two digits of its year may be on its way to one of four: it is added once the field is left.
  const [typed, setTyped] = useState<string | null>(null);
  const box = useRef<HTMLInputElement>(null);
  const closedDays = typed === null || addedDays.includes(typed) ? addedDays : [...addedDays, typed].toSorted();
  const takeTyped = () => {
    setTyped(null);
    setClosedDays(closedDays);
  };

  const stretches = week.map((day, index) => (touched.has(index) ? stretchesOf(day) : (hours.week[index] ?? [])));
  const isWrong = (index: number) => stretches[index] === null;
  const next: BusinessHours | null = stretches.includes(null)
    ? null
    : { week: stretches.map((day) => day ?? []), holidays, closedDays: [...closedDays] };
  const isChanged = touched.size > 0 || holidays !== hours.holidays || closedDays.join() !== hours.closedDays.join();

  const changeDay = (index: number, change: Partial<DayForm>) => {
    setWeek(week.map((day, position) => (position === index ? { ...day, ...change } : day)));
    setTouched(new Set([...touched, index]));
  };
  return (
    <Form
      answer={answer}
      onSubmit={() => {
        // The form names what is wrong and sends nothing then.
        if (next === null) return;
        void submit((client) => client.updateBusinessHours({ params: { orgId }, body: next, version: hours.version }));
      }}
    >
      {({ errorOf }) => (
        <Stack gap="xl">
          <Text tone="muted">{t('hours.lead')}</Text>
          {week.map((day, index) => {
            const name = t(`hours.days.${days[index] ?? 'd0'}`);
            const wrong = isWrong(index) ? t('hours.invalid', { day: name }) : undefined;
            return (
              <Stack key={name} gap="sm" as="section" aria-label={name}>
                <Checkbox
                  name={`week.${index}`}
                  label={name}
                  error={errorOf(`week.${index}`) ?? wrong}
                  // Every day that is wrong is in the summary, beside the hours that cannot be read.
                  data-unreadable={wrong}
                  checked={day.state === 'open'}
                  disabled={!mayChange}
                  onChange={(event) => changeDay(index, { state: event.currentTarget.checked ? 'open' : 'closed' })}
                />
                {day.state === 'closed' ? (
                  <Text size="sm" tone="muted">
                    {t('hours.closed')}
                  </Text>
                ) : (
                  <Grid columns={4} gap="sm">
                    {(['from', 'to', 'breakFrom', 'breakTo'] as const).map((field) => (
                      <TimeField
                        key={field}
                        label={t(`hours.${field}`)}
                        value={day[field]}
                        disabled={!mayChange}
                        onChange={({ value }) => changeDay(index, { [field]: value })}
                      />
                    ))}
                  </Grid>
                )}
              </Stack>
            );
          })}
          <SelectField
            label={t('hours.holidays')}
            value={holidays}
            disabled={!mayChange}
            onChange={(event) =>
              setHolidays(holidayKinds.find((kind) => kind === event.currentTarget.value) ?? hours.holidays)
            }
            options={holidayKinds.map((value) => ({ value, label: t(`hours.holidayKinds.${value}`) }))}
          />
          <Stack gap="sm">
            <Heading level={2} size="sm">
              {t('hours.closedDays')}
            </Heading>
            <Inline gap="xs">
              {addedDays.map((day) => (
                <Tag
                  key={day}
                  label={format.date(`${day}T05:00:00.000Z`, 'Asia/Jakarta')}
                  {...(mayChange ? { onRemove: () => setClosedDays(addedDays.filter((other) => other !== day)) } : {})}
                />
              ))}
            </Inline>
            {mayChange ? (
              <DateField
                key={addedDays.length}
                ref={box}
                label={t('hours.addDay')}
                value={typed}
                onChange={({ value }) => {
                  const text = document.activeElement === box.current ? (box.current?.value ?? '') : null;
                  if (value === null || (text !== null && !/\d{4}$/.test(text))) setTyped(value);
                  else {
                    setTyped(null);
                    if (!addedDays.includes(value)) setClosedDays([...addedDays, value].toSorted());
                  }
                }}
                onBlur={takeTyped}
              />
            ) : null}
          </Stack>
          <EffectNote orgId={orgId} trial={next !== null && isChanged ? { hours: next } : null} />
          {mayChange ? (
            <FormActions>
              <Button type="submit" tone="primary" disabled={!isChanged} loading={isSending}>
                {t('save')}
              </Button>
            </FormActions>
          ) : null}
        </Stack>
      )}
    </Form>
  );
}
