// The logo: the signal flag K, half brass and half sea, as it hangs from a halyard, and the provider's name.
export const Logo = ({ name }: { readonly name: string }) => {
  const [first, ...rest] = name.split(" ");
  return (
    <>
      <svg className="s-logo-mark" viewBox="0 0 32 36" width="32" height="36" aria-hidden="true" focusable="false">
        <path d="M4 1v34" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
        <path d="M5.5 5h11v18h-11z" className="s-logo-brass" />
        <path d="M16.5 5h11v18h-11z" className="s-logo-sea" />
        <path d="M5.5 5h22v18h-22z" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinejoin="round" />
      </svg>
      <span className="s-logo-name">
        {first}
        {rest.length === 0 ? null : <span className="s-logo-rest"> {rest.join(" ")}</span>}
      </span>
    </>
  );
};
