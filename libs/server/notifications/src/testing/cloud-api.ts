import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WhatsAppAccount } from '@imah/server-platform/config';
import * as z from 'zod/mini';
import { whatsAppTemplates } from '../whatsapp/templates.ts';

const messageBody = z.object({
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual'),
  to: z.string().check(z.regex(/^\d{7,15}$/)),
  type: z.literal('template'),
  template: z.object({
    name: z.string(),
    language: z.object({ code: z.string() }),
    components: z.array(
      z.object({
        type: z.literal('body'),
        parameters: z.array(z.object({ type: z.literal('text'), text: z.string() })),
      }),
    ),
  }),
  biz_opaque_callback_data: z.optional(z.string().check(z.maxLength(512))),
});

/** What was taken for one number. */
export interface TakenMessage {
  readonly to: string;
  readonly template: string;
  readonly language: string;
  /** The text as the person reads it. */
  readonly text: string;
  readonly wamid: string;
  readonly callbackData: string | undefined;
}

export interface CloudApi {
  readonly account: WhatsAppAccount;
  readonly taken: TakenMessage[];
  /** How often it was asked, refused or not. */
  asked: number;
  /** Codes with which the next messages are refused, in order. */
  readonly refusals: number[];
  /** Numbers that have no WhatsApp. */
  readonly unreachable: Set<string>;
  /** Templates that nobody has registered. */
  readonly unregistered: Set<string>;
  /** The bytes and headers with which a webhook tells of `value`, signed as Meta signs. */
  readonly sign: (
    value: object,
    secret?: string,
  ) => { readonly body: string; readonly headers: Record<string, string> };
  /** What became of a message that was taken. */
  readonly status: (message: TakenMessage, state: string, code?: number) => object;
  /** What somebody writes to the number. */
  readonly reply: (from: string, text: string, more?: { readonly id?: string; readonly at?: number }) => object;
  readonly close: () => Promise<void>;
}

const secrets = {
  accessToken: 'EAAG-token-of-the-tests',
  appSecret: '0123456789abcdef0123456789abcdef',
  verifyToken: 'kata-yang-kami-pilih',
} as const;

/** A process on loopback that speaks the Cloud API: it checks token, template, language and parameters as Meta does. */
export async function startCloudApi(): Promise<CloudApi> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const account: WhatsAppAccount = {
    apiBase: `http://127.0.0.1:${port}`,
    apiVersion: 'v23.0',
    phoneNumberId: '106540352242922',
    ...secrets,
  };
  const api: CloudApi = {
    account,
    taken: [],
    asked: 0,
    refusals: [],
    unreachable: new Set(),
    unregistered: new Set(),
    sign: (value, secret = secrets.appSecret) => {
      const metadata = { display_phone_number: '622150001234', phone_number_id: account.phoneNumberId };
      const change = { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } };
      const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes: [change] }] });
      const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
      return { body, headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature } };
    },
    status: ({ to, wamid, callbackData }, state, code) => ({
      statuses: [
        {
          id: wamid,
          status: state,
          timestamp: '1795233600',
          recipient_id: to,
          biz_opaque_callback_data: callbackData,
          ...(code === undefined ? {} : { errors: [{ code, title: 'Message undeliverable' }] }),
        },
      ],
    }),
    reply: (from, text, { id = `wamid.${from}.${text}`, at = 0 } = {}) => ({
      contacts: [{ profile: { name: 'Ani' }, wa_id: from }],
      messages: [{ from, id, timestamp: String(Math.floor(at / 1000)), type: 'text', text: { body: text } }],
    }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return api;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    api.asked += 1;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { status, body } = take(request, JSON.parse(Buffer.concat(parts).toString()));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  function take({ method, url, headers }: IncomingMessage, raw: unknown): { status: number; body: object } {
    if (headers.authorization !== `Bearer ${secrets.accessToken}`) return refusal(401, 190, 'Invalid access token');
    if (method !== 'POST' || url !== `/v23.0/${account.phoneNumberId}/messages`)
      return refusal(400, 100, 'Unsupported request');
    const { data } = messageBody.safeParse(raw);
    if (data === undefined) return refusal(400, 100, 'Invalid parameter');
    const planned = api.refusals.shift();
    if (planned !== undefined) return refusal(planned === 130429 ? 429 : 400, planned, 'Refused');
    const { name, language, components } = data.template;
    const template = Object.entries(whatsAppTemplates).find(([known]) => known === name)?.[1];
    const text = Object.entries(template?.body ?? {}).find(([code]) => code === language.code)?.[1];
    if (template === undefined || text === undefined || api.unregistered.has(name))
      return refusal(404, 132001, 'Template name does not exist in the translation');
    const values = components.flatMap(({ parameters }) => parameters.map((parameter) => parameter.text));
    if (values.length !== template.parameters.length)
      return refusal(400, 132000, 'Number of parameters does not match the expected number of params');
    if (values.some((value) => value === '' || /[\n\t]| {5}/.test(value)))
      return refusal(400, 131008, 'Parameter of type text is missing text value');
    const shown = values.reduce((body, value, index) => body.replace(`{{${index + 1}}}`, () => value), text);
    if (shown.length > 1024) return refusal(400, 132005, 'Translated text too long');
    if (api.unreachable.has(data.to)) return refusal(400, 131026, `Message undeliverable to ${data.to}`);
    const wamid = `wamid.${api.taken.length + 1}`;
    api.taken.push({
      to: data.to,
      template: name,
      language: language.code,
      text: shown,
      wamid,
      callbackData: data.biz_opaque_callback_data,
    });
    const contacts = [{ input: data.to, wa_id: data.to }];
    return { status: 200, body: { messaging_product: 'whatsapp', contacts, messages: [{ id: wamid }] } };
  }
}

function refusal(status: number, code: number, message: string): { status: number; body: object } {
  return {
    status,
    body: { error: { message: `(#${code}) ${message}`, type: 'OAuthException', code, fbtrace_id: 'A' } },
  };
}
