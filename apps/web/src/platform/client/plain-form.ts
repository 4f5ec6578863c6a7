// Where scripts do not load, a form is sent as the browser does it; offline that is the browser's own error page instead of this one. [OPS-10] [VISIT4-11]

/** Sends a form as it stands, unless nothing can be sent now. */
export const sendPlainly = (form: Pick<HTMLFormElement, "submit">, isOnline = navigator.onLine): boolean => {
  if (isOnline) form.submit();
  return isOnline;
};
