import { formSubmitMachine } from '@imah/state-machines';
import { useSelector } from '@xstate/react';
import { useId, useMemo, type FormEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../../components/button/button.tsx';
import { FormErrorSummary } from '../../components/form-error-summary/form-error-summary.tsx';
import { Inline } from '../../components/inline/inline.tsx';
import { Notice } from '../../components/notice/notice.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { chartEntry } from '../run/chart-entry.ts';

const fields = [
  { name: 'name', label: 'Nama gedung', value: 'Menara Graha' },
  { name: 'city', label: 'Kota', value: 'Surabaya' },
] as const;
const values = { name: 'Menara Graha', city: 'Surabaya' };
const invalid = {
  kind: 'validation',
  message: 'Validasi Salah, Cek Kembali Input',
  fieldErrors: { name: ['Nama sudah dipakai.'], city: ['Kota harus diisi.'] },
};

function Stand({ actor }: { readonly actor: ActorRefFrom<typeof formSubmitMachine> }) {
  const id = useId();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { problem } = state.context;
  const errors = useMemo(
    () =>
      state.matches('invalid')
        ? fields.flatMap(({ name }) =>
            (problem?.fieldErrors[name] ?? []).map((text) => ({ field: `${id}${name}`, text })),
          )
        : [],
    [id, problem, state],
  );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'SUBMIT', values });
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap="md">
        <FormErrorSummary errors={errors} />
        {state.matches('failed') ? <Notice tone="danger">{problem?.message}</Notice> : null}
        {state.matches('succeeded') ? <Notice tone="success">Gedung disimpan.</Notice> : null}
        {fields.map(({ name, label, value }) => (
          <TextField
            key={name}
            id={`${id}${name}`}
            label={label}
            defaultValue={value}
            error={problem?.fieldErrors[name]?.[0]}
            onChange={() => actor.send({ type: 'EDIT', field: name })}
          />
        ))}
        <Inline>
          <Button type="submit" tone="primary" loading={state.matches('submitting')}>
            Simpan gedung
          </Button>
          {state.matches('submitting') ? (
            <Button tone="ghost" onClick={() => actor.send({ type: 'CANCEL' })}>
              Batalkan
            </Button>
          ) : null}
        </Inline>
        {state.hasTag('slow') ? <Text tone="muted">Masih dikirim, lebih lama dari biasanya.</Text> : null}
      </Stack>
    </form>
  );
}

export const formSubmitEntry = chartEntry('form-submit', {
  machine: formSubmitMachine,
  what: 'Satu pengiriman formulir, untuk semua formulir. Tekanan kedua selama dikirim tidak berarti apa-apa; kesalahan kolom hilang saat kolomnya diubah.',
  events: [
    { event: { type: 'SUBMIT', values } },
    { label: 'nama', event: { type: 'EDIT', field: 'name' } },
    { label: 'kota', event: { type: 'EDIT', field: 'city' } },
    { event: { type: 'CANCEL' } },
    { event: { type: 'RESET' } },
  ],
  answers: [
    { actor: 'submit', label: 'diterima', answer: { output: { id: 1 } } },
    { actor: 'submit', label: '422, dua kolom salah', answer: { error: invalid } },
    {
      actor: 'submit',
      label: 'gagal',
      answer: { error: { kind: 'server', message: 'Server tidak menjawab. Isian Anda masih ada.' } },
    },
  ],
  Stand,
  stands: 'Formulir dengan TextField, FormErrorSummary, Notice, dan Button.',
});
