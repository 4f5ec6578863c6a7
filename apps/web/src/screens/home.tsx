// Placeholder of the home screen.
export default function HomeScreen() {
  return <h1>home</h1>;
}
