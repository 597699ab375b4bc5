// Made by scripts/generate-icons.ts from @iconify-json/lucide (ISC). Change names.ts, not this file.
import type { IconShape } from '../icon-shape.ts';

export const activityIcon: IconShape = { name: 'activity', body: '<path d="M22 12h-2.48a2 2 0 0 0-1.93 1.46l-2.35 8.36a.25.25 0 0 1-.48 0L9.24 2.18a.25.25 0 0 0-.48 0l-2.35 8.36A2 2 0 0 1 4.49 12H2"/>' };
export const checkCheckIcon: IconShape = { name: 'check-check', body: '<path d="M18 6L7 17l-5-5m20-2l-7.5 7.5L13 16"/>' };
export const circleAlertIcon: IconShape = { name: 'circle-alert', body: '<circle cx="12" cy="12" r="10"/><path d="M12 8v4m0 4h.01"/>' };
export const circleCheckIcon: IconShape = { name: 'circle-check', body: '<circle cx="12" cy="12" r="10"/><path d="m16 9l-5.5 5.5L8 12"/>' };
export const clockIcon: IconShape = { name: 'clock', body: '<circle cx="12" cy="12" r="10"/><path d="M12 6v6l4 2"/>' };
export const cloudOffIcon: IconShape = { name: 'cloud-off', body: '<path d="M10.94 5.274A7 7 0 0 1 15.71 10h1.79a4.5 4.5 0 0 1 4.222 6.057m-2.926 2.753A4.5 4.5 0 0 1 17.5 19H9A7 7 0 0 1 5.79 5.78M2 2l20 20"/>' };
export const compassIcon: IconShape = { name: 'compass', body: '<circle cx="12" cy="12" r="10"/><path d="m16.24 7.76l-1.804 5.411a2 2 0 0 1-1.265 1.265L7.76 16.24l1.804-5.411a2 2 0 0 1 1.265-1.265z"/>' };
export const constructionIcon: IconShape = { name: 'construction', body: '<rect width="20" height="8" x="2" y="6" rx="1"/><path d="M17 14v7M7 14v7M17 3v3M7 3v3m3 8L2.3 6.3M14 6l7.7 7.7M8 6l8 8"/>' };
export const eyeIcon: IconShape = { name: 'eye', body: '<path d="M2.062 12.348a1 1 0 0 1 0-.696a10.75 10.75 0 0 1 19.876 0a1 1 0 0 1 0 .696a10.75 10.75 0 0 1-19.876 0"/><circle cx="12" cy="12" r="3"/>' };
export const eyeOffIcon: IconShape = { name: 'eye-off', body: '<path d="M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575a1 1 0 0 1 0 .696a10.8 10.8 0 0 1-1.444 2.49m-6.41-.679a3 3 0 0 1-4.242-4.242"/><path d="M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151a1 1 0 0 1 0-.696a10.75 10.75 0 0 1 4.446-5.143M2 2l20 20"/>' };
export const inboxIcon: IconShape = { name: 'inbox', body: '<path d="M22 12h-6l-2 3h-4l-2-3H2"/><path d="M5.45 5.11L2 12v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6l-3.45-6.89A2 2 0 0 0 16.76 4H7.24a2 2 0 0 0-1.79 1.11"/>' };
export const infoIcon: IconShape = { name: 'info', body: '<circle cx="12" cy="12" r="10"/><path d="M12 16v-4m0-4h.01"/>' };
export const languagesIcon: IconShape = { name: 'languages', body: '<path d="m5 8l6 6m-7 0l6-6l2-3M2 5h12M7 2h1m14 20l-5-10l-5 10m2-4h6"/>' };
export const lockIcon: IconShape = { name: 'lock', body: '<rect width="18" height="11" x="3" y="11" rx="2" ry="2"/><path d="M7 11V7a5 5 0 0 1 10 0v4"/>' };
export const octagonAlertIcon: IconShape = { name: 'octagon-alert', body: '<path d="M12 16h.01M12 8v4m3.312-10a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586l-4.688-4.688A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2z"/>' };
export const refreshCwIcon: IconShape = { name: 'refresh-cw', body: '<path d="M3 12a9 9 0 0 1 9-9a9.75 9.75 0 0 1 6.74 2.74L21 8"/><path d="M21 3v5h-5m5 4a9 9 0 0 1-9 9a9.75 9.75 0 0 1-6.74-2.74L3 16"/><path d="M8 16H3v5"/>' };
export const shieldCheckIcon: IconShape = { name: 'shield-check', body: '<path d="M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z"/><path d="m9 12l2 2l4-4"/>' };
export const triangleAlertIcon: IconShape = { name: 'triangle-alert', body: '<path d="m21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4m0 4h.01"/>' };
export const userIcon: IconShape = { name: 'user', body: '<path d="M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2"/><circle cx="12" cy="7" r="4"/>' };
export const xIcon: IconShape = { name: 'x', body: '<path d="M18 6L6 18M6 6l12 12"/>' };
