import { describe, expect, it } from 'vitest';
import { readIncomingMail } from './incoming-mail.ts';

const mail = (headers: Readonly<Record<string, string>>, body: string) =>
  Buffer.from(
    [
      ...Object.entries({
        From: 'Sari <Sari@Imah.test>',
        To: 'balas+x@imah.test',
        Subject: 'Re: Imah',
        ...headers,
      }).map(([name, value]) => `${name}: ${value}`),
      '',
      ...body.split('\n'),
    ].join('\r\n'),
  );

describe('a mail', () => {
  it('says who wrote what to whom', async () => {
    const source = mail(
      { 'Message-ID': '<1@mail.test>', Cc: 'Budi <budi@imah.test>', 'Delivered-To': 'balas+y@imah.test' },
      'Ya.',
    );

    expect(await readIncomingMail(source)).toEqual({
      messageId: '1@mail.test',
      subject: 'Re: Imah',
      from: 'sari@imah.test',
      proof: 'unproven',
      to: ['balas+x@imah.test', 'budi@imah.test', 'balas+y@imah.test'],
      kind: 'personal',
      answer: 'Ya.',
      files: [],
    });
  });

  it('is read in the letters and the transport it was written in', async () => {
    const headers = {
      'Content-Type': 'text/plain; charset=iso-8859-1',
      'Content-Transfer-Encoding': 'quoted-printable',
    };

    expect((await readIncomingMail(mail(headers, 'Caf=E9 di lantai=\n 2, =3D ya.'))).answer).toBe(
      'Café di lantai 2, = ya.',
    );
  });

  it('of nothing but HTML is read as text, without what it quotes', async () => {
    const html =
      '<div dir="ltr">Sudah <b>beres</b>,<br>terima kasih.</div><div class="gmail_quote"><div>Pada Sel, 24 Nov 2026 pukul 09.00 Imah &lt;<a href="mailto:noreply@imah.test">noreply@imah.test</a>&gt; menulis:<br></div><blockquote>Halo Sari,</blockquote></div><script>alert(1)</script>';

    expect((await readIncomingMail(mail({ 'Content-Type': 'text/html; charset=utf-8' }, html))).answer).toBe(
      'Sudah beres,\nterima kasih.',
    );
  });

  it('brings what was attached, and not the pictures of its signature', async () => {
    const part = (...rows: string[]) => ['--b', ...rows].join('\n');
    const body = [
      part(
        'Content-Type: multipart/related; boundary=r',
        '',
        '--r',
        'Content-Type: text/html',
        '',
        '<p>Ini.</p><img src="cid:logo">',
      ),
      '--r\nContent-Type: image/png\nContent-ID: <logo>\nContent-Transfer-Encoding: base64\n\niVBORw==\n--r--',
      part(
        'Content-Type: image/jpeg; name="bocor.jpg"',
        'Content-Disposition: attachment; filename="bocor.jpg"',
        'Content-Transfer-Encoding: base64',
        '',
        '/9j/',
      ),
      '--b--',
    ].join('\n');
    const read = await readIncomingMail(
      mail({ 'MIME-Version': '1.0', 'Content-Type': 'multipart/mixed; boundary=b' }, body),
    );

    expect([read.answer, read.files.map(({ name, content }) => [name, content.byteLength])]).toEqual([
      'Ini.',
      [['bocor.jpg', 3]],
    ]);
  });

  it.each([
    ['a responder', { 'Auto-Submitted': 'auto-replied' }],
    ['a program', { 'Auto-Submitted': 'auto-generated; owner-email="a@b"' }],
    ['a list', { Precedence: 'list' }],
    ['many', { Precedence: 'bulk' }],
    ['a holiday of Exchange', { 'X-Auto-Response-Suppress': 'DR, OOF, AutoReply' }],
    ['a bounce', { 'Return-Path': '<>' }],
    ['a bounce in parts', { 'Content-Type': 'multipart/report; report-type=delivery-status; boundary=x' }],
    ['a mail server', { From: 'MAILER-DAEMON@imah.test' }],
    ['an old responder', { 'X-Autoreply': 'yes' }],
  ])('of %s is automatic', async (_, headers: Readonly<Record<string, string>>) => {
    expect((await readIncomingMail(mail(headers, 'Saya sedang cuti.'))).kind).toBe('automatic');
  });

  it('of a person is not, whatever its program says of itself', async () => {
    const headers = {
      'Auto-Submitted': 'no',
      Precedence: 'first-class',
      'Return-Path': '<sari@imah.test>',
      'X-Mailer': 'All',
    };

    expect((await readIncomingMail(mail(headers, 'Ya.'))).kind).toBe('personal');
  });

  it('of several writers is nobody’s', async () => {
    expect((await readIncomingMail(mail({ From: 'sari@imah.test, budi@imah.test' }, 'Ya.'))).from).toBeNull();
  });

  it.each(['', '\0\x01\x02', 'From', 'Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n'])(
    'that is none has no sender and says nothing: %j',
    async (text) => {
      expect(await readIncomingMail(Buffer.from(text))).toMatchObject({ from: null, answer: '', files: [] });
    },
  );
});
