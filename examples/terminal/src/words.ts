// Texts of the terminal in both languages. [LOC-01] [CHK-04]

export const usage = `An order from a terminal.

  npm run -w examples/terminal order -- --domain example-42.de --plan web-m --email … --password … --agree

  --url          the shop, http://127.0.0.1:3000 by default (or KONTOR_URL)
  --locale       en or de
  --domain       the domain name; --authcode for one that is transferred
  --plan         key of the hosting plan; --months its billing period; --voucher a code
  --email --password   an account; a new one is registered (--register: only that)
  --first-name --last-name --street --post-code --city --country --phone   the address of a new customer
  --kind private|business --company --vat-id
  --agree        terms agreed, right of withdrawal read, at least 18 years old
  --early-start  the service may start before the withdrawal period is over

In an interactive terminal it prompts for what is missing.`;

export const words = {
  en: {
    plan: "Plan",
    domain: "Domain",
    authcode: "Authcode",
    email: "Email",
    password: "Password",
    firstName: "First name",
    lastName: "Last name",
    street: "Street and house number",
    postCode: "Post code",
    city: "City",
    country: "Country",
    phone: "Phone, such as +491234567890",
    yes: "y",
    no: "n",
    availability: {
      available: "available",
      "probably-available": "probably available",
      taken: "taken, can be transferred",
      locked: "taken, can be transferred once it is unlocked",
      leaving: "being deleted or transferred, cannot be ordered now",
      ours: "already registered or ordered with us",
      unknown: "the registry gives no clear answer",
    },
    notOffered: "This domain cannot be ordered.",
    emptied: "Your shopping cart held items of an earlier visit; they were removed.",
    terms: "I agree to the terms and conditions.",
    cancellationPolicy: "I have read the right of withdrawal (cancellation policy).",
    adult: "I am at least 18 years old.",
    earlyStart: "The service may start before the withdrawal period is over (optional).",
    button: "Order with obligation to pay?",
    stopped: "Nothing was ordered.",
    agreeOption: "In a script --agree stands for all three.",
    missing: (options: readonly string[]) =>
      `This is not an interactive terminal. Missing: ${options.join(" ")}; for a new customer also --first-name --last-name --street --post-code --city --phone.`,
    ordered: "Thank you. Your order:",
    mailed: "The confirmation goes to",
    voucher: "Voucher",
    firstInvoice: "First invoice, incl. VAT",
    ofWhichSetup: "of which setup",
    vat: "of which VAT",
    from: (month: number) => `from month ${month}`,
    every: (months: number) => (months === 1 ? "then every month" : `then every ${months} months`),
  },
  de: {
    plan: "Tarif",
    domain: "Domain",
    authcode: "Authcode",
    email: "E-Mail",
    password: "Passwort",
    firstName: "Vorname",
    lastName: "Nachname",
    street: "Straße und Hausnummer",
    postCode: "Postleitzahl",
    city: "Ort",
    country: "Land",
    phone: "Telefon, etwa +491234567890",
    yes: "j",
    no: "n",
    availability: {
      available: "verfügbar",
      "probably-available": "wahrscheinlich verfügbar",
      taken: "vergeben, kann übertragen werden",
      locked: "vergeben, kann nach dem Entsperren übertragen werden",
      leaving: "wird gelöscht oder zieht gerade um, kann jetzt nicht bestellt werden",
      ours: "bereits bei uns registriert oder bestellt",
      unknown: "die Registrierungsstelle gibt keine eindeutige Auskunft",
    },
    notOffered: "Diese Domain kann nicht bestellt werden.",
    emptied: "Ihr Warenkorb enthielt Artikel eines früheren Besuchs; sie wurden entfernt.",
    terms: "Ich stimme den Allgemeinen Geschäftsbedingungen zu.",
    cancellationPolicy: "Ich habe die Widerrufsbelehrung gelesen.",
    adult: "Ich bin mindestens 18 Jahre alt.",
    earlyStart: "Die Leistung darf vor Ablauf der Widerrufsfrist beginnen (freiwillig).",
    button: "Zahlungspflichtig bestellen?",
    stopped: "Es wurde nichts bestellt.",
    agreeOption: "In einem Skript steht --agree für alle drei.",
    missing: (options: readonly string[]) =>
      `Ohne Terminal kann niemand gefragt werden. Es fehlen: ${options.join(" ")}; bei neuen Kunden auch --first-name --last-name --street --post-code --city --phone.`,
    ordered: "Vielen Dank. Ihre Bestellung:",
    mailed: "Die Bestätigung geht an",
    voucher: "Gutschein",
    firstInvoice: "Erste Rechnung, inkl. MwSt.",
    ofWhichSetup: "davon Einrichtung",
    vat: "davon MwSt.",
    from: (month: number) => `ab dem ${month}. Monat`,
    every: (months: number) => (months === 1 ? "danach jeden Monat" : `danach alle ${months} Monate`),
  },
} as const;
