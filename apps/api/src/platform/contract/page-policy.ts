// The policy of the pages of the contract and of the documentation, wherever they are served. [OPS-07] [PKG-03] [PKG-04]

/** Their own scripts, sheets, faces and files; nothing inline, nothing from elsewhere, no form is sent. */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");
