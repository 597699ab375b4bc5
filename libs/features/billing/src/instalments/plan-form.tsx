import { useRead } from '@imah/api-client/react';
import type { InstalmentPreview } from '@imah/contract/payments';
import { instalmentCounts, instalmentRhythms, instalmentSplits } from '@imah/contract/payments/words';
import {
  Button,
  DateField,
  Form,
  FormActions,
  NumberField,
  RadioGroup,
  RupiahField,
  Stack,
  Text,
  TextArea,
} from '@imah/ui';
import { useDeferredValue, useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { useFormat } from '@imah/app/i18n';
import { readState } from '@imah/app/read';
import { changeBilling } from '../commands.ts';
import { ChoiceBoxes } from '../gateway/choice-boxes.tsx';
import { type PlanTerms, queryOf } from './plan-terms.ts';
import { PreviewParts } from './preview-parts.tsx';
import { useInstalmentTexts } from './texts.ts';

interface PlanFormProps {
  readonly buildingId: string;
  /** A bill of the payer: all that is open of theirs in its unit can be chosen. */
  readonly billId: string;
  /** What is open of theirs, and how it would be paid if nothing was changed. */
  readonly known: InstalmentPreview;
  readonly terms: PlanTerms;
  readonly today: string;
  readonly onClose: () => void;
}

/** Which bills of a payer are paid in which parts; as it is typed, the server says what they come to. */
export function PlanForm({ buildingId, billId, known, terms: first, today, onClose }: PlanFormProps) {
  const t = useInstalmentTexts();
  const tf = useFormTexts();
  const format = useFormat();
  const [terms, setTerms] = useState(first);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [graceDays, setGraceDays] = useState<number | null>(3);
  const [note, setNote] = useState('');
  const { firstOn, every, by } = terms;
  const value = terms[by];
  const [asked, without] = [useDeferredValue(terms), useDeferredValue(left)];
  const params = { buildingId };
  const query = queryOf(billId, asked, without);
  // Of terms that are not whole the server is not asked.
  const isWhole = asked.firstOn !== null && (asked[asked.by] ?? 0) > 0;
  const read = useRead('previewInstalments', { params, query }, { enabled: isWhole });
  const preview = readState(read);
  const { isSending, answer, refuse, submit } = useSubmit(changeBilling(buildingId), {
    told: { sent: () => t(known.reach === 'account' ? 'form.sent' : 'form.sentAlone') },
    onDone: onClose,
  });

  async function save(): Promise<void> {
    if (firstOn === null) return refuse({ firstOn: [tf('required')] });
    if (value === null || value < 1) return refuse({ value: [tf('required')] });
    if (graceDays === null) return refuse({ graceDays: [tf('required')] });
    const text = note.trim() === '' ? null : note.trim();
    if (known.reach === 'none' && text === null) return refuse({ note: [tf('required')] });
    const billIds = known.bills.flatMap((bill) => (left.includes(bill.billId) ? [] : [bill.billId]));
    if (billIds.length === 0) return refuse({ billIds: [tf('required')] });
    // Nobody proposes what they have not seen.
    if (preview.kind !== 'ready' || asked !== terms || without !== left) return refuse({ value: [t('form.wait')] });
    const { total, parts } = preview.data;
    if (parts.length === 0) return refuse({ value: [t('form.noParts')] });
    const body = { billIds, firstOn, every, by, value, total, graceDays, note: text };
    const made = await submit((client) => client.createInstalmentPlan({ params, body }));
    if (made === null) void read.refetch();
  }

  return (
    <Form answer={answer} onSubmit={() => void save()}>
      {({ errorOf }) => (
        <Stack gap="lg">
          <Text>
            {t(known.reach === 'account' ? 'form.who' : 'form.whoAlone', {
              name: known.personName,
              unit: known.unitCode,
            })}
          </Text>
          <ChoiceBoxes
            name="billIds"
            label={t('form.bills')}
            options={known.bills.map(({ billId: id, number, period, outstanding }) => ({
              value: id,
              label: t('form.bill', {
                number,
                month: format.month(period),
                amount: format.rupiah(outstanding),
              }),
            }))}
            value={known.bills.flatMap(({ billId: id }) => (left.includes(id) ? [] : [id]))}
            onChange={(chosen) => setLeft(known.bills.flatMap(({ billId: id }) => (chosen.includes(id) ? [] : [id])))}
            error={errorOf('billIds')}
          />
          <DateField
            name="firstOn"
            label={t('form.firstOn')}
            required
            value={firstOn}
            min={today}
            onChange={({ value: day }) => setTerms({ ...terms, firstOn: day })}
            error={errorOf('firstOn')}
          />
          <RadioGroup
            name="every"
            label={t('form.every')}
            direction="row"
            value={every}
            options={instalmentRhythms.map((one) => ({ value: one, label: t(`plan.every.${one}`) }))}
            onChange={({ value: one }) => setTerms({ ...terms, every: one === 'week' ? 'week' : 'month' })}
            error={errorOf('every')}
          />
          <RadioGroup
            name="by"
            label={t('form.by')}
            direction="row"
            value={by}
            options={instalmentSplits.map((one) => ({ value: one, label: t(`form.bys.${one}`) }))}
            onChange={({ value: one }) => setTerms({ ...terms, by: one === 'amount' ? 'amount' : 'count' })}
            error={errorOf('by')}
          />
          {by === 'count' ? (
            <NumberField
              name="value"
              label={t('form.count')}
              hint={t('form.countHint')}
              required
              min={instalmentCounts.fewest}
              max={instalmentCounts.most}
              value={terms.count}
              onChange={({ value: count }) => setTerms({ ...terms, count })}
              error={errorOf('value')}
            />
          ) : (
            <RupiahField
              name="value"
              label={t('form.amount')}
              required
              value={terms.amount}
              onChange={({ value: amount }) => setTerms({ ...terms, amount })}
              error={errorOf('value')}
            />
          )}
          <PreviewParts preview={isWhole ? preview : null} />
          <NumberField
            name="graceDays"
            label={t('form.grace')}
            hint={t('form.graceHint')}
            required
            min={0}
            max={30}
            value={graceDays}
            onChange={({ value: days }) => setGraceDays(days)}
            error={errorOf('graceDays')}
          />
          <TextArea
            name="note"
            label={t(known.reach === 'account' ? 'form.note' : 'form.noteAlone')}
            required={known.reach === 'none'}
            limit={500}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
            error={errorOf('note')}
          />
          <FormActions>
            <Button type="submit" tone="primary" width="full" loading={isSending}>
              {t(known.reach === 'account' ? 'form.save' : 'form.saveAlone')}
            </Button>
          </FormActions>
        </Stack>
      )}
    </Form>
  );
}
