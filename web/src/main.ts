import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import "./tokens.css";
import "./base.css";
import { wearLook } from "./lib/look.svelte";
import { follow } from "./lib/router.svelte";
import { forgetLinks } from "./lib/seat";
import { preferred, speak } from "./lib/words.svelte";

document.addEventListener("click", follow);
forgetLinks();
wearLook();
await speak(preferred());
mount(App, { target: document.getElementById("app")! });
