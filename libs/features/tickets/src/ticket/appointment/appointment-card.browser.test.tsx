import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { TicketAppointments } from '@imah/contract/tickets';
import { answerOf, whoamiOfOwner } from '@imah/testing';
import { appointmentsOf, resident, seenBy, ticket, visitSlots } from '@imah/testing/tickets';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showTold } from '../../testing/index.ts';
import { viewerOf } from '../model/viewer.ts';
import { AppointmentCard } from './appointment-card.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  act(() => void globalThis.dispatchEvent(new Event('online')));
  cleanup();
});

async function open(known: TicketAppointments, answers: FakeAnswers = {}, person = whoamiOfOwner) {
  const seen = seenBy(person, ticket);
  return showTold(<AppointmentCard ticket={seen} viewer={viewerOf(seen, person.id)} />, {
    person,
    answers: { listTicketAppointments: answerOf(known), ...answers },
  });
}
const [morning, afternoon] = visitSlots;
if (morning === undefined || afternoon === undefined) throw new Error('The fixtures lack something.');
const inWords = { morning: 'Sabtu, 21 November, 09.00–11.00 WIB', afternoon: 'Sabtu, 21 November, 13.00–15.00 WIB' };
const offered = appointmentsOf(['answer'], { note: 'Mohon kosongkan kolong wastafel.' });
const agreed = appointmentsOf(['answer', 'cancel'], { state: 'agreed', agreed: morning });
/** Appointments that a call changes for whoever reads them afterwards. */
function turning(before: TicketAppointments, after: TicketAppointments) {
  let current = before;
  return {
    read: async () => answerOf(current),
    change: async () => {
      current = after;
      return answerOf(after);
    },
  };
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the visit of a technician, for the resident', () => {
  it('is chosen by one press on a time, by the clock of the building', async () => {
    const { read, change } = turning(offered, agreed);
    const answers = { listTicketAppointments: read, answerTicketAppointment: change };
    const { inputsOf } = await open(offered, answers, resident);
    expect(await screen.findByText('Mohon kosongkan kolong wastafel.')).toBeVisible();
    await press(inWords.afternoon);

    await waitFor(() =>
      expect(inputsOf('answerTicketAppointment')).toMatchObject([{ body: { begin: afternoon.begin } }]),
    );
    expect(await screen.findByText('Disepakati')).toBeVisible();
    expect(screen.getByText(inWords.morning)).toBeVisible();
  });

  it('is declined with a reason, which is asked for', async () => {
    const { inputsOf } = await open(offered, { answerTicketAppointment: answerOf(offered) }, resident);
    await press('Tidak ada yang cocok…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Tidak ada yang cocok' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim' }));
    expect((await dialog.findAllByText(/Tulis minimal tiga huruf/))[0]).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Alasan' }), 'Sabtu sesudah pukul 10');
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim' }));

    await waitFor(() =>
      expect(inputsOf('answerTicketAppointment')).toMatchObject([
        { body: { begin: null, reason: 'Sabtu sesudah pukul 10' } },
      ]),
    );
  });

  it('is moved to another of the times, or given up for others', async () => {
    const { inputsOf } = await open(agreed, { answerTicketAppointment: answerOf(agreed) }, resident);
    await press('Pindahkan…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Pindahkan kunjungan' }));
    expect(dialog.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([afternoon.begin, 'none']);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Alasan' }), 'Baru pulang siang');
    await userEvent.click(dialog.getByRole('button', { name: 'Pindahkan' }));

    await waitFor(() =>
      expect(inputsOf('answerTicketAppointment')).toMatchObject([
        { body: { begin: afternoon.begin, reason: 'Baru pulang siang' } },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that somebody took away meanwhile says so beside the times', async () => {
    const refusal = new ApiError({ kind: 'conflict', status: 409, message: 'Kunjungan ini tidak dapat diatur lagi.' });
    await open(offered, { answerTicketAppointment: refusal }, resident);
    await press(inWords.morning);

    expect((await screen.findByRole('alert')).textContent).toContain('Kunjungan ini tidak dapat diatur lagi.');
  });

  it('waits for a network, and says so', async () => {
    await open(offered, {}, resident);
    await screen.findByRole('button', { name: inWords.morning });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void globalThis.dispatchEvent(new Event('offline')));

    expect(await screen.findByText(/^Kunjungan hanya dapat diatur saat ada jaringan/)).toBeVisible();
    expect(screen.getByRole('button', { name: inWords.morning })).toHaveProperty('disabled', true);
  });

  it('is not spoken of where nothing was offered', async () => {
    const { calls } = await open(appointmentsOf([]), {}, resident);
    await waitFor(() => expect(calls().map(({ name }) => name)).toContain('listTicketAppointments'));

    expect(screen.queryByText('Kunjungan teknisi')).toBeNull();
  });
});

describe('the visit of a technician, for the staff', () => {
  it('is offered as several times, each an instant of the building', async () => {
    const none = appointmentsOf(['offer']);
    const { read, change } = turning(none, appointmentsOf(['offer', 'cancel'], {}));
    const { inputsOf } = await open(none, { listTicketAppointments: read, offerTicketAppointment: change });
    await press('Tawarkan waktu');
    const sheet = within(await screen.findByRole('dialog', { name: 'Tawarkan waktu kunjungan' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Tambah waktu' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Tawarkan 2 waktu' }));

    await waitFor(() =>
      expect(inputsOf('offerTicketAppointment')).toMatchObject([{ body: { slots: visitSlots, note: '' } }]),
    );
    expect(await screen.findByText('Menunggu Sari Lestari memilih.')).toBeVisible();
  });

  it('that was agreed is moved by other times for a reason, and cancelled for one', async () => {
    const known = appointmentsOf(['offer', 'cancel'], { state: 'agreed', agreed: morning });
    const { inputsOf } = await open(known, {
      offerTicketAppointment: answerOf(known),
      cancelTicketAppointment: answerOf(known),
    });
    await press('Pindahkan…');
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: 'Tawarkan 1 waktu' }));
    expect((await sheet.findAllByText(/Tulis minimal tiga huruf/))[0]).toBeVisible();
    await userEvent.type(sheet.getByRole('textbox', { name: /Mengapa kunjungan dipindahkan/ }), 'Suku cadang');
    await userEvent.click(sheet.getByRole('button', { name: 'Tawarkan 1 waktu' }));
    await waitFor(() =>
      expect(inputsOf('offerTicketAppointment')).toMatchObject([{ body: { slots: [morning], reason: 'Suku cadang' } }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await press('Batalkan kunjungan…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Batalkan kunjungan' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Alasan' }), 'Teknisi sakit');
    await userEvent.click(dialog.getByRole('button', { name: 'Batalkan kunjungan' }));
    await waitFor(() =>
      expect(inputsOf('cancelTicketAppointment')).toMatchObject([{ body: { reason: 'Teknisi sakit' } }]),
    );
  });

  it('that nobody could choose in Imah is recorded as one time', async () => {
    const known = { ...appointmentsOf(['offer']), takers: [] };
    await open(known);
    await press('Catat kunjungan');
    const sheet = within(await screen.findByRole('dialog', { name: 'Catat waktu kunjungan' }));

    expect(sheet.queryByRole('button', { name: 'Tambah waktu' })).toBeNull();
    expect(sheet.getByRole('button', { name: 'Simpan kunjungan' })).toBeVisible();
  });
});
