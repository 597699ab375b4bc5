export { serveWhatsApp, whatsAppWebhook } from './serve-whatsapp.ts';
