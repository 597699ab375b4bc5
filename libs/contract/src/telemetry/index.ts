export { telemetryEndpoints } from './telemetry-endpoints.ts';
export {
  series,
  telemetryAnswer,
  telemetryPacket,
  telemetryQuery,
  type Series,
  type TelemetryAnswer,
  type TelemetryPacket,
} from './telemetry.ts';
