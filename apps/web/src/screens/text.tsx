// Placeholder of the text screen.
export default function TextScreen() {
  return <h1>text</h1>;
}
