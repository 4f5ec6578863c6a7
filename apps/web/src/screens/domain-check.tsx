// Placeholder of the domain-check screen.
export default function DomainCheckScreen() {
  return <h1>domain-check</h1>;
}
