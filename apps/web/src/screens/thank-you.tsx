// Placeholder of the thank-you screen.
export default function ThankYouScreen() {
  return <h1>thank-you</h1>;
}
