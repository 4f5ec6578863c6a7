// The logo: the provider's mark, drawn in the colours around it, and the provider's name.

export interface Named {
  readonly name: string;
  /** An SVG, as the document brings it along. */
  readonly mark: string;
}

export const Logo = ({ name, mark }: Named) => {
  const [first, ...rest] = name.split(" ");
  return (
    <>
      <span className="s-logo-mark" aria-hidden="true" dangerouslySetInnerHTML={{ __html: mark }} />
      <span className="s-logo-name">
        {first}
        {rest.length === 0 ? null : <span className="s-logo-rest"> {rest.join(" ")}</span>}
      </span>
    </>
  );
};
