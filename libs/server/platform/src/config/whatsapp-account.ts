import { StartupError } from './startup-error.ts';

/** An account of the WhatsApp Cloud API, as Meta names its parts. */
export interface WhatsAppAccount {
  /** Origin of the Graph API, without a slash at the end. */
  readonly apiBase: string;
  readonly apiVersion: string;
  readonly phoneNumberId: string;
  readonly accessToken: string;
  /** Signs what Meta sends to the webhook. */
  readonly appSecret: string;
  /** What Meta repeats when the webhook is registered. */
  readonly verifyToken: string;
}

type Read = { readonly [K in keyof WhatsAppAccount]: string | null };

/**
 * The account, where its number is set; null without one.
 * @throws {StartupError} naming what a number needs beside itself
 */
export function readWhatsApp({ apiBase, apiVersion, ...read }: Read): WhatsAppAccount | null {
  const { phoneNumberId, accessToken, appSecret, verifyToken } = read;
  const missing = (name: string) => new StartupError('missing-variable', name, 'WHATSAPP_PHONE_NUMBER_ID');
  if (phoneNumberId === null) return null;
  if (accessToken === null) throw missing('WHATSAPP_ACCESS_TOKEN');
  if (appSecret === null) throw missing('WHATSAPP_APP_SECRET');
  if (verifyToken === null) throw missing('WHATSAPP_VERIFY_TOKEN');
  return {
    apiBase: apiBase ?? 'https://graph.facebook.com',
    apiVersion: apiVersion ?? 'v23.0',
    phoneNumberId,
    accessToken,
    appSecret,
    verifyToken,
  };
}
