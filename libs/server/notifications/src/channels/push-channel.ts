import { pushToPerson } from '../push/push-notifications.ts';
import type { ChannelAdapter } from './channel-adapter.ts';

/** Every browser that takes pushes for the person. */
export const pushChannel: ChannelAdapter = {
  send: pushToPerson,
  faultOf: (error) => ({ err: error }),
};
