import { serveMqtt } from '@imah/realtime/mqtt-worker';

serveMqtt(self);
