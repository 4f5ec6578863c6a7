// What the answer with this document has to say beside it: the browser lists it with the document's times. [VAT-04]
export const newsOfDocument = (): readonly PerformanceServerTiming[] =>
  (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[])[0]?.serverTiming ?? [];
