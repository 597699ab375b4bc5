/** What the address of the live channel is made from. */
export interface MqttUrlInput {
  /** The deployment's public MQTT URL. */
  readonly configured?: string | null | undefined;
  readonly location: { readonly protocol: string; readonly host: string };
}

/** Where the live channel is (S-51): the configured address, else the page's host at `/mqtt`, `wss` under https. */
export function resolveMqttUrl({ configured, location }: MqttUrlInput): string {
  if (configured) return configured;
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/mqtt`;
}
