export {
  buildingChannels, buildingDevicesFilter, buildingTopic, deviceChannels, deviceTopic, deviceUplinks, notificationTopic, parseTopic,
  type BuildingAddress, type BuildingChannel, type DeviceAddress, type DeviceChannel, type Topic,
} from './topics/topic-grammar.ts';
