import type { Locale } from '@imah/contract/core/words';
import type { WhatsAppAccount } from '@imah/server-platform/config';
import * as z from 'zod/mini';
import { ChannelFault } from '../channels/channel-fault.ts';
import { reachOfCode } from './fault-of-code.ts';
import type { WhatsAppTemplateName } from './templates.ts';

export interface TemplateMessage {
  readonly template: WhatsAppTemplateName;
  readonly locale: Locale;
  /** One for each place of the template, none of them empty. */
  readonly parameters: readonly string[];
}

const timeoutMs = 10_000;
const refusal = z.object({ error: z.object({ code: z.int(), message: z.optional(z.string()) }) });

/**
 * Hands one template message to the Cloud API. `to` is E.164; `messageId` comes back with every status of it.
 * @throws {ChannelFault} when it was not taken
 */
export async function sendTemplate(
  account: WhatsAppAccount,
  to: string,
  messageId: string,
  { template, locale, parameters }: TemplateMessage,
): Promise<void> {
  const answer = await post(account, {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: to.replace('+', ''),
    type: 'template',
    template: {
      name: template,
      language: { code: locale },
      components: [{ type: 'body', parameters: parameters.map((text) => ({ type: 'text', text })) }],
    },
    biz_opaque_callback_data: messageId,
  });
  if (answer.ok) {
    await answer.body?.cancel();
    return;
  }
  const { data } = refusal.safeParse(await answer.json().catch(() => null));
  if (data === undefined) throw new ChannelFault(`WhatsApp answered ${answer.status}`, 'nobody-now');
  throw new ChannelFault(faultText(data.error.code, data.error.message), reachOfCode(data.error.code));
}

/** `WhatsApp 131026: Message undeliverable`, without a number that could stand in it. */
export function faultText(code: number, message = ''): string {
  const text = message.replaceAll(/\+?\d{7,}/g, '•••').slice(0, 200);
  return text === '' ? `WhatsApp ${code}` : `WhatsApp ${code}: ${text}`;
}

async function post({ apiBase, apiVersion, phoneNumberId, accessToken }: WhatsAppAccount, body: object) {
  try {
    return await fetch(`${apiBase}/${apiVersion}/${phoneNumberId}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    throw new ChannelFault(error instanceof Error ? error.message : 'WhatsApp cannot be reached', 'nobody-now');
  }
}
