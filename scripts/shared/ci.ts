/** Whether a CI runs this. Nothing is kept from earlier runs there, and a test that fails has a second attempt. */
export const isCi = (process.env['CI'] ?? 'false') !== 'false';
