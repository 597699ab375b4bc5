import { useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Expense } from '@imah/contract/expenses';
import { expenseLimits } from '@imah/contract/expenses/words';
import { Button, DateField, Dialog, Form, FormActions, RupiahField, SelectField, Stack, TextField } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { localDay, useClock } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { FileField, useUploads } from '@imah/features-files';
import { changeBooks } from '../commands.ts';
import { bodyOf, draftOf, type ExpenseValues, faultsOf } from './expense-values.ts';
import { KeptFiles } from './kept-files.tsx';
import { TaxFields } from './tax-fields.tsx';
import { useExpenseTexts } from './texts.ts';

interface ExpenseFormProps {
  readonly orgId: string;
  /** Those for which the reader may record expenses. */
  readonly buildings: readonly Building[];
  /** Null for a new one. */
  readonly expense: Expense | null;
  readonly onClose: () => void;
}

/** What was bought, of whom and for which building; its bill goes up while the form is being filled. */
export function ExpenseForm({ orgId, buildings, expense, onClose }: ExpenseFormProps) {
  const t = useExpenseTexts();
  const tf = useFormTexts();
  const today = localDay(useClock().now(), buildings[0]?.timeZone ?? 'Asia/Jakarta');
  const [values, setValues] = useState<ExpenseValues>(() => draftOf(expense, { today, building: buildings[0] }));
  const change = (changed: Partial<ExpenseValues>) => setValues({ ...values, ...changed });
  const uploads = useUploads({ orgId, scope: `expense:${expense?.id ?? 'new'}` });
  const basis = readState(useRead('getExpenseBasis', { params: { orgId } }));
  const known = readState(useRead('listVendors', { params: { orgId }, query: {} }));
  const vendors = known.kind === 'ready' ? known.data : [];
  const accounts = basis.kind === 'ready' ? basis.data.accounts : [];
  const { isSending, answer, refuse, submit } = useSubmit(changeBooks, { told: { sent: () => t('form.saved') } });
  const listed = values.vendor !== '' && !vendors.some(({ id }) => id === values.vendor) && expense?.vendor;

  async function save(): Promise<void> {
    const sent = uploads.files.flatMap((file) => (file.state === 'done' ? [file.file.id] : []));
    if (sent.length < uploads.files.length) return refuse({ fileIds: [t('form.waiting')] });
    const account = values.account === '' ? (accounts[0]?.code ?? '') : values.account;
    const faults = faultsOf({ ...values, account }, tf('required'));
    if (Object.keys(faults).length > 0) return refuse(faults);
    const body = bodyOf({ ...values, account }, sent);
    const made = await submit((client) =>
      expense === null
        ? client.createExpense({ params: { buildingId: values.building }, body })
        : client.updateExpense({ params: { expenseId: expense.id }, body, version: expense.version }),
    );
    if (made === null) return;
    await uploads.queue.clear();
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={expense === null ? t('form.addTitle') : t('form.editTitle', { number: expense.number })}
    >
      <Form answer={answer} onSubmit={() => void save()}>
        {({ errorOf }) => (
          <Stack gap="lg">
            {expense === null && buildings.length > 1 ? (
              <SelectField
                name="buildingId"
                label={t('form.building')}
                value={values.building}
                options={buildings.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={({ currentTarget }) => change({ building: currentTarget.value })}
              />
            ) : null}
            <TextField
              name="description"
              label={t('form.description')}
              required
              maxLength={500}
              value={values.description}
              onChange={({ currentTarget }) => change({ description: currentTarget.value })}
              error={errorOf('description')}
            />
            <RupiahField
              name="amount"
              label={t('form.amount')}
              hint={t('form.amountHint')}
              required
              value={values.amount}
              onChange={({ value }) => change({ amount: value })}
              error={errorOf('amount')}
            />
            <Read of={known} level={3} failed={t('form.vendorsFailed')}>
              {() => (
                <SelectField
                  name="vendorId"
                  label={t('form.vendor')}
                  value={values.vendor}
                  options={[
                    { value: '', label: t('form.noVendor') },
                    ...(listed ? [{ value: listed.id, label: listed.name }] : []),
                    ...vendors.map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                  onChange={({ currentTarget }) => change({ vendor: currentTarget.value })}
                  error={errorOf('vendorId')}
                />
              )}
            </Read>
            <Read of={basis} level={3} failed={t('form.accountsFailed')}>
              {() => (
                <SelectField
                  name="accountCode"
                  label={t('form.account')}
                  value={values.account}
                  options={accounts.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
                  onChange={({ currentTarget }) => change({ account: currentTarget.value })}
                  error={errorOf('accountCode')}
                />
              )}
            </Read>
            <DateField
              name="on"
              label={t('form.day')}
              required
              value={values.on}
              max={today}
              onChange={({ value }) => change({ on: value })}
              error={errorOf('on')}
            />
            <TextField
              name="reference"
              label={t('form.reference')}
              maxLength={60}
              value={values.reference}
              onChange={({ currentTarget }) => change({ reference: currentTarget.value })}
              error={errorOf('reference')}
            />
            <TextField
              name="ticketNumber"
              label={t('form.ticket')}
              hint={t('form.ticketHint')}
              maxLength={20}
              value={values.ticket}
              onChange={({ currentTarget }) => change({ ticket: currentTarget.value })}
              error={errorOf('ticketNumber')}
            />
            <TaxFields
              values={values}
              basis={basis.kind === 'ready' ? basis.data : null}
              vendors={vendors}
              errorOf={errorOf}
              onChange={change}
            />
            {expense === null ? null : (
              <KeptFiles
                files={expense.files.filter(({ id }) => values.kept.includes(id))}
                onRemove={(fileId) => change({ kept: values.kept.filter((id) => id !== fileId) })}
              />
            )}
            <FileField
              label={t('form.files')}
              hint={t('form.filesHint')}
              uploads={uploads}
              maxFiles={expenseLimits.files - values.kept.length}
              error={errorOf('fileIds')}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('form.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
